"""Git left the marks of a conflict in the file."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 0, "answer_overflow": 0, "answer_saturation": 0}
STATUS = "needs_attention"
NOTED = "no es JSON"


def change(notebook):
    return data(notebook).replace(b' "metadata"', b'<<<<<<< HEAD\n "metadata"', 1)
