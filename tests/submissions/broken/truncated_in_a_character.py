"""The upload broke off between the two bytes of an accented letter."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 0, "answer_overflow": 0, "answer_saturation": 0}
STATUS = "needs_attention"
NOTED = "termina a la mitad"


def change(notebook):
    whole = data(notebook)
    return whole[:whole.index("ó".encode(), 9_000) + 1]
