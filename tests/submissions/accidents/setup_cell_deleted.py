"""The first code cell, with the imports, was deleted."""

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    notebook.cells = [one for one in notebook.cells if "import numpy" not in one.source]
    return notebook
