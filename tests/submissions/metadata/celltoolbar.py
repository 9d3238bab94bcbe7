"""The toolbar for making assignments was left on."""

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    notebook.metadata["celltoolbar"] = "Create Assignment"
    return notebook
