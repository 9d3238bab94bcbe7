"""The cell of a function was turned into a raw cell."""

from submissions.notebooks import cell, data

NOTEBOOK = "3_mascara_causal"
MARKS = {}
STATUS = "graded"
NOTED = "ya no era de código"


def change(notebook):
    cell(notebook, "causal_mask")["cell_type"] = "raw"
    return data(notebook)
