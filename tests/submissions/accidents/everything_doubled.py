"""The whole notebook was pasted below itself."""

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    notebook.cells = notebook.cells + notebook.cells
    return notebook
