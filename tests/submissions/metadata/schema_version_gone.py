"""nbgrader's metadata say no version."""

from submissions.notebooks import nbgrader_cells

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    for one in nbgrader_cells(notebook):
        del one.metadata.nbgrader["schema_version"]
    return notebook
