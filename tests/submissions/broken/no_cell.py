"""A notebook without a single cell: nothing was answered."""

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 0, "answer_overflow": 0, "answer_saturation": 0}
STATUS = "graded"
NOTED = "Falta la celda de respuesta `softmax`"


def change(notebook):
    notebook.cells = []
    return notebook
