"""The last cell empties the notebook's memory."""

from submissions.notebooks import last

NOTEBOOK = "3_mascara_causal"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return last(notebook, "%reset -f")
