"""Extra cells are no Python."""

from submissions.notebooks import before

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    before(notebook, "softmax", "def f(:\n  ¡hola!")
    return before(notebook, "softmax", "    x = 1\n  y = 2")
