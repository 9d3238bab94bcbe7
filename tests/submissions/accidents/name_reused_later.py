"""After the tests the function's name is given to something else."""

from submissions.notebooks import last

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return last(notebook, "softmax = softmax(np.array([1.0, 2.0]))\nprint(softmax)")
