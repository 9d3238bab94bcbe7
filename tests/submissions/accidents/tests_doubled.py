"""Every test stands twice."""

from submissions.notebooks import is_test

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
NOTED = "estaba repetida"


def change(notebook):
    notebook.cells = [one for cell in notebook.cells for one in ([cell, cell] if is_test(cell) else [cell])]
    return notebook
