"""An extra cell asks for something."""

from submissions.notebooks import before

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return before(notebook, "softmax", "n = int(input('¿Cuántos? '))")
