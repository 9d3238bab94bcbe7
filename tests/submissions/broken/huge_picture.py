"""Twenty megabytes of a picture are saved in the notebook."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    picture = {"image/png": "iVBORw0KGgo" * 2_000_000}
    notebook.cells[4].outputs = [{"output_type": "display_data", "data": picture, "metadata": {}}]
    return data(notebook)
