"""All cells have one id."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    for one in notebook.cells:
        one["id"] = "softmax"
    return data(notebook)
