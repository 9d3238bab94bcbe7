"""After the first function's tests a cell empties the notebook's memory, and NumPy is not imported again."""

from submissions.notebooks import behind

NOTEBOOK = "3_mascara_causal"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return behind(notebook, "causal_mask-exact_zeros", "%reset -f")
