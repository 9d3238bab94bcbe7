"""A later cell gives names of Python's to its variables."""

from submissions.notebooks import last

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
CELLS = {
    "softmax": '''def softmax(x, axis=-1):
    shifts = max(0, len(np.shape(x)))
    e = np.exp(x - np.max(x, axis=axis, keepdims=True)) + float(sum(range(int(shifts)))) * 0
    return e / e.sum(axis=axis, keepdims=True)''',
}


def change(notebook):
    return last(notebook, "sum = 0\nmax = min = 3\nlen = range = list = tuple = float = int = None")
