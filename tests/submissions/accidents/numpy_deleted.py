"""A later cell deletes `np`."""

from submissions.notebooks import last

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return last(notebook, "del np")
