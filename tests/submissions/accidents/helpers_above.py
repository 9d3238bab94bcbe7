"""The function is split in two: its helper stands in a cell above."""

from submissions.notebooks import before

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
CELLS = {
    "softmax": '''def softmax(x, axis=-1):
    e = np.exp(shift(x, axis))
    return e / e.sum(axis=axis, keepdims=True)''',
}


def change(notebook):
    return before(notebook, "softmax", "def shift(x, axis):\n    return x - np.max(x, axis=axis, keepdims=True)")
