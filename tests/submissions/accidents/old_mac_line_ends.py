"""Every line of every cell ends as under the old Mac."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    for one in notebook.cells:
        one.source = one.source.replace("\n", "\r")
    return data(notebook)
