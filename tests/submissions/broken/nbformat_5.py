"""The next version of the format, the cells being where they were."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    notebook.nbformat, notebook.nbformat_minor = 5, 0
    return data(notebook)
