"""A cell above gives names of Python's to its variables; the function needs none of them."""

from submissions.notebooks import before

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return before(notebook, "softmax", "list = [1, 2]\nsum = 3\nid = type = str = input = None")
