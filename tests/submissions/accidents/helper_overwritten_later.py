"""After the tests another cell reuses the name of a helper."""

from submissions.notebooks import before, last

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
CELLS = {
    "softmax": '''def softmax(x, axis=-1):
    e = np.exp(shift(x, axis))
    return e / e.sum(axis=axis, keepdims=True)''',
}


def change(notebook):
    before(notebook, "softmax", "def shift(x, axis):\n    return x - np.max(x, axis=axis, keepdims=True)")
    return last(notebook, "shift = 3")
