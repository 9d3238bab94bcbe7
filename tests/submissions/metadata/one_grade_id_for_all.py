"""Every cell got the same grade_id."""

from submissions.notebooks import nbgrader_cells

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    for one in nbgrader_cells(notebook):
        one.metadata.nbgrader.grade_id = "softmax"
    return notebook
