"""The function is indented with tabs."""

from submissions.notebooks import cell

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    cell(notebook, "softmax").source = cell(notebook, "softmax").source.replace("    ", "\t")
    return notebook
