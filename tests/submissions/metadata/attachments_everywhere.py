"""Cells of every type carry attachments."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    for one in notebook.cells:
        one["attachments"] = {"a.png": {"image/png": "iVBORw0KGgo="}}
    return data(notebook)
