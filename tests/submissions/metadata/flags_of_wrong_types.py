"""The flags are texts and lists."""

from submissions.notebooks import data, nbgrader_cells

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    for one in nbgrader_cells(notebook):
        one.metadata.nbgrader.update(solution="false", grade=[], locked="no", task=1, points="4", cell_type=None)
    return data(notebook)
