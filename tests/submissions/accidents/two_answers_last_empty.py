"""The cell of the function stands twice, the second time empty."""

from submissions.notebooks import twin

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return twin(notebook, "softmax", "")
