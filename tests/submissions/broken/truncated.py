"""The upload broke off in the middle."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 0, "answer_overflow": 0, "answer_saturation": 0}
STATUS = "needs_attention"
NOTED = "termina a la mitad"


def change(notebook):
    return data(notebook)[:9_000]
