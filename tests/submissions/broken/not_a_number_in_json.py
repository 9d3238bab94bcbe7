"""NaN and Infinity, which JSON does not know, stand in the file."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    notebook.metadata["zoom"] = float("nan")
    notebook.cells[0].metadata["scroll"] = float("-inf")
    return data(notebook)
