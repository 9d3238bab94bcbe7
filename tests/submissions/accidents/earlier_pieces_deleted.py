"""The cell of the earlier functions was deleted."""

from submissions.notebooks import take_out

NOTEBOOK = "3_mascara_causal"
MARKS = {}
STATUS = "graded"


def change(notebook):
    take_out(notebook, "earlier_pieces")
    return notebook
