"""JSON, but a number."""

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 0, "answer_overflow": 0, "answer_saturation": 0}
STATUS = "needs_attention"
NOTED = "no es un cuaderno"


def change(notebook):
    return b"5"
