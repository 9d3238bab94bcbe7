"""A test was changed so that it always holds; the function is right."""

from submissions.notebooks import cell

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
NOTED = "La celda de prueba `softmax-axis` estaba cambiada"


def change(notebook):
    cell(notebook, "softmax-axis").source = "assert True"
    return notebook
