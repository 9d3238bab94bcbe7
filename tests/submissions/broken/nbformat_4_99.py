"""A minor version of the format that does not exist yet."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    notebook.nbformat_minor = 99
    return data(notebook)
