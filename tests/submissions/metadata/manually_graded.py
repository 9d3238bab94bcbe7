"""The solutions claim to be graded by hand, the tests to be tasks."""

from submissions.notebooks import nbgrader_cells

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    for one in nbgrader_cells(notebook):
        one.metadata.nbgrader.update(grade=True, solution=True, task=True, points=5)
    return notebook
