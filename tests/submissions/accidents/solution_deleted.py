"""The cell of the function was deleted: it is not answered, and nothing else is lost."""

from submissions.notebooks import take_out

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 0}
STATUS = "graded"
NOTED = "Falta la celda de respuesta `softmax`"


def change(notebook):
    take_out(notebook, "softmax")
    return notebook
