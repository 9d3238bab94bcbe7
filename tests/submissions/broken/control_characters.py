"""Zeros and other control characters stand in an extra cell."""

from submissions.notebooks import before, data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return data(before(notebook, "softmax", "x = 1\0\x01\x1b[31m\x7f"))
