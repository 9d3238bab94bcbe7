"""The cell of the function was dragged below everything."""

from submissions.notebooks import at

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    notebook.cells.append(notebook.cells.pop(at(notebook, "softmax")))
    return notebook
