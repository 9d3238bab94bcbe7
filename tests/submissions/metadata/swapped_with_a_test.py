"""The grade_id of the solution stands on a test and the test's on the solution."""

from submissions.notebooks import cell

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    one, other = cell(notebook, "softmax"), cell(notebook, "softmax-axis")
    one.metadata, other.metadata = other.metadata, one.metadata
    return notebook
