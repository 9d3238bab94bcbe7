"""nbgrader's metadata claim to be of version text."""

from submissions.notebooks import nbgrader_cells

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    for one in nbgrader_cells(notebook):
        one.metadata.nbgrader.schema_version = "x"
    return notebook
