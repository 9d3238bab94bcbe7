"""An extra cell holds thirty megabytes of pasted numbers."""

from submissions.notebooks import before, data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return data(before(notebook, "softmax", "table = [" + "0.5, " * 6_000_000 + "]"))
