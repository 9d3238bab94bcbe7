"""The points of every test were set to less than nothing."""

from submissions.notebooks import nbgrader_cells

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    for one in nbgrader_cells(notebook):
        one.metadata.nbgrader.points = -4
    return notebook
