"""Below the function half a megabyte of notes is left in comments."""

from submissions.notebooks import cell, data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    cell(notebook, "softmax").source += "\n" + "# una nota larga\n" * 30_000
    return data(notebook)
