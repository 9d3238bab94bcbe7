"""Warnings were made errors."""

from submissions.notebooks import before

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return before(notebook, "softmax", "import warnings\nwarnings.simplefilter('error')\nnp.seterr(all='warn')")
