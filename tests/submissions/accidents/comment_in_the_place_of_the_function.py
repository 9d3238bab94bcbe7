"""In the cell of the function stands a comment; the function is above."""

from submissions.notebooks import before, cell

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    source, cell(notebook, "softmax").source = cell(notebook, "softmax").source, "# ver la celda de arriba"
    return before(notebook, "softmax", source)
