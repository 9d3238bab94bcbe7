"""The indentation of a function was lost."""

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 0}
STATUS = "graded"
CELLS = {
    "softmax": '''def softmax(x, axis=-1):
shifted = x - np.max(x, axis=axis, keepdims=True)
exponentials = np.exp(shifted)
return exponentials / np.sum(exponentials, axis=axis, keepdims=True)''',
}
