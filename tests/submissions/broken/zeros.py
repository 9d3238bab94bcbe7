"""A crash of the disk left zeros only."""

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 0, "answer_overflow": 0, "answer_saturation": 0}
STATUS = "needs_attention"


def change(notebook):
    return b"\0" * 20_000
