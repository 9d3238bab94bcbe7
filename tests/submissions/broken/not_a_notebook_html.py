"""The web page that shows the notebook was saved in its place."""

from submissions.notebooks import text

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 0, "answer_overflow": 0, "answer_saturation": 0}
STATUS = "needs_attention"


def change(notebook):
    return f"<!DOCTYPE html><html><body><pre>{text(notebook)}</pre></body></html>".encode()
