"""A later cell uses `np` as a name of its own."""

from submissions.notebooks import last

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return last(notebook, "np = None\nfor np in range(3):\n    pass")
