"""The cells are in reverse order."""

NOTEBOOK = "3_mascara_causal"
MARKS = {}
STATUS = "graded"


def change(notebook):
    notebook.cells.reverse()
    return notebook
