"""NumPy was told to raise at every rounding."""

from submissions.notebooks import first

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return first(notebook, "import numpy as np\nnp.seterr(all='raise')")
