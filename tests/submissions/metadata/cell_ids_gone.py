"""The cells have no ids."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    for one in notebook.cells:
        del one["id"]
    return data(notebook)
