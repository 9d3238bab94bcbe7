"""A counter with five thousand digits."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return data(notebook).replace(b'"execution_count": null', b'"execution_count": ' + b"9" * 5_000)
