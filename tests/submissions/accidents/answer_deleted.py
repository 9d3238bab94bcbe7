"""The cell of an answer was deleted."""

from submissions.notebooks import take_out

NOTEBOOK = "1_softmax"
MARKS = {"answer_overflow": 0}
STATUS = "graded"
NOTED = "Falta la celda de respuesta `answer_overflow`"


def change(notebook):
    take_out(notebook, "answer_overflow")
    return notebook
