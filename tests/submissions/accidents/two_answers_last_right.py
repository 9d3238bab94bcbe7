"""The cell of the function stands twice, first wrong, then right."""

from submissions.notebooks import cell, twin

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
NOTED = "Hay varias celdas de respuesta `softmax`"


def change(notebook):
    right = cell(notebook, "softmax").source
    cell(notebook, "softmax").source = "def softmax(x, axis=-1):\n    return x"
    return twin(notebook, "softmax", right)
