"""Every line of every cell ends as under Windows."""

from submissions.notebooks import data

NOTEBOOK = "3_mascara_causal"
MARKS = {}
STATUS = "graded"


def change(notebook):
    for one in notebook.cells:
        one.source = one.source.replace("\n", "\r\n")
    return data(notebook)
