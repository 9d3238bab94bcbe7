"""The solution cells are of types that do not exist."""

from submissions.notebooks import data, nbgrader_cells

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
NOTED = "ya no era de código"


def change(notebook):
    for i, one in enumerate(nbgrader_cells(notebook)):
        one["cell_type"] = ["python", "heading", None, 5][i % 4]
    return data(notebook)
