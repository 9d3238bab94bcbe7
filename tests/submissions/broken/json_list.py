"""JSON, but a list of cells and no notebook."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 0, "answer_overflow": 0, "answer_saturation": 0}
STATUS = "needs_attention"
NOTED = "no es un cuaderno"


def change(notebook):
    return data(notebook.cells)
