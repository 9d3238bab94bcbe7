"""The function was written in the first test's cell, above the test."""

from submissions.notebooks import cell

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
NOTED = "La celda de prueba `softmax-values` estaba cambiada"


def change(notebook):
    source, cell(notebook, "softmax").source = cell(notebook, "softmax").source, "def softmax(x, axis=-1):\n    raise NotImplementedError"
    test = cell(notebook, "softmax-values")
    test.source = source + "\n\n\n" + test.source
    return notebook
