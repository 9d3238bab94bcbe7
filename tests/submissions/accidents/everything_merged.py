"""The whole notebook was merged into one cell."""

from nbformat.v4 import new_code_cell

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    notebook.cells = [new_code_cell("\n\n".join(one.source for one in notebook.cells if one.cell_type == "code"))]
    return notebook
