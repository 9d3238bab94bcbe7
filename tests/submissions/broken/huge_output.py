"""A loop printed thirty megabytes, all of them saved in the notebook."""

from submissions.notebooks import cell, data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    cell(notebook, "softmax").outputs = [{"output_type": "stream", "name": "stdout", "text": "0.123456789\n" * 2_500_000}]
    return data(notebook)
