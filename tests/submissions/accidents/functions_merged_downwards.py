"""Both functions were written in the cell of the second, the first was left as it came."""

from submissions.notebooks import cell

NOTEBOOK = "3_mascara_causal"
MARKS = {}
STATUS = "graded"


def change(notebook):
    one, other = cell(notebook, "causal_mask"), cell(notebook, "masked_attention")
    other.source = one.source + "\n\n\n" + other.source
    one.source = "def causal_mask(n):\n    # ESCRIBE TU CÓDIGO AQUÍ\n    raise NotImplementedError"
    return notebook
