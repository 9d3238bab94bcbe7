"""The seeds were set, and the old generator is used."""

from submissions.notebooks import before

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return before(notebook, "softmax", "import random\nrandom.seed(0)\nnp.random.seed(0)\nx = np.random.rand(3)")
