"""Five hundred lines of magics in an extra cell, more than IPython reads, and the function in a cell that is not its own."""

from submissions.notebooks import before, cell

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    source, cell(notebook, "softmax").source = cell(notebook, "softmax").source, ""
    before(notebook, "softmax", ",print a\n" * 520)
    return before(notebook, "softmax", source)
