"""Extra cells write a file and read it again."""

from submissions.notebooks import before

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    before(notebook, "softmax", "np.save('puntajes.npy', np.arange(3.0))")
    return before(notebook, "softmax", "assert np.load('puntajes.npy').sum() == 3")
