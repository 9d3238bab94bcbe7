"""The cells are nbgrader's, but have no grade_id."""

from submissions.notebooks import nbgrader_cells

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    for one in nbgrader_cells(notebook):
        del one.metadata.nbgrader["grade_id"]
    return notebook
