"""The cell of the function was emptied; the function stands in another cell (before)."""

from submissions.notebooks import before, cell

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
NOTED = "La respuesta de `softmax` estaba en otra celda"


def change(notebook):
    source = cell(notebook, "softmax").source
    cell(notebook, "softmax").source = ""
    return before(notebook, "softmax", source)
