"""The helper of the function stands at the very end."""

from submissions.notebooks import last

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
CELLS = {
    "softmax": '''def softmax(x, axis=-1):
    e = np.exp(shift(x, axis))
    return e / e.sum(axis=axis, keepdims=True)''',
}


def change(notebook):
    return last(notebook, "def shift(x, axis):\n    return x - np.max(x, axis=axis, keepdims=True)")
