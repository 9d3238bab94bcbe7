"""The cell of the function was emptied; the function stands in another cell (at the start)."""

from submissions.notebooks import cell, first

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
NOTED = "La respuesta de `softmax` estaba en otra celda"


def change(notebook):
    source = cell(notebook, "softmax").source
    cell(notebook, "softmax").source = ""
    return first(notebook, source)
