"""The tests were turned into text."""

from submissions.notebooks import data, is_test

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    for one in notebook.cells:
        if is_test(one):
            one["cell_type"] = "markdown"
    return data(notebook)
