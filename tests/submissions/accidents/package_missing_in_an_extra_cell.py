"""An extra cell imports packages that are not there."""

from submissions.notebooks import before

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    before(notebook, "softmax", "import torch\nimport pandas as pd")
    return before(notebook, "softmax", "from scipy.special import softmax as theirs")
