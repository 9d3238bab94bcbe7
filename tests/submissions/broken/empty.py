"""The file has no bytes."""

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 0, "answer_overflow": 0, "answer_saturation": 0}
STATUS = "needs_attention"
NOTED = "vacío"


def change(notebook):
    return b""
