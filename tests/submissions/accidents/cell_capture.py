"""The cell of the function starts with `%%capture out` and a blank line."""

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
CELLS = {
    "softmax": '''
%%capture out
def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    exponentials = np.exp(shifted)
    return exponentials / np.sum(exponentials, axis=axis, keepdims=True)''',
}
