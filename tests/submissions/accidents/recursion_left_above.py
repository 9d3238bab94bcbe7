"""An extra cell still holds an attempt without an end."""

from submissions.notebooks import before

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return before(notebook, "softmax", "def softmax(x, axis=-1):\n    return softmax(x, axis)\n\n\nsoftmax(np.array([1.0]))")
