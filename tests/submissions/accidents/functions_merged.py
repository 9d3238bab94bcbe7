"""Both functions were merged into the cell of the first, the second cell is gone."""

from submissions.notebooks import cell, take_out

NOTEBOOK = "3_mascara_causal"
MARKS = {}
STATUS = "graded"


def change(notebook):
    cell(notebook, "causal_mask").source += "\n\n\n" + take_out(notebook, "masked_attention")
    return notebook
