"""The grade_ids of the two functions were exchanged."""

from submissions.notebooks import cell

NOTEBOOK = "3_mascara_causal"
MARKS = {}
STATUS = "graded"
NOTED = "estaba en otra celda"


def change(notebook):
    one, other = cell(notebook, "causal_mask"), cell(notebook, "masked_attention")
    one.metadata, other.metadata = other.metadata, one.metadata
    return notebook
