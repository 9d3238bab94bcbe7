"""Only the last brackets are missing."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 0, "answer_overflow": 0, "answer_saturation": 0}
STATUS = "needs_attention"


def change(notebook):
    return data(notebook).rstrip().rstrip(b"}")
