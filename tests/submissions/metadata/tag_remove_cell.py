"""Every cell is tagged to be removed or hidden."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    for one in notebook.cells:
        one.metadata.update(tags=["remove_cell", "hide_input", "remove-input", 5, None], jupyter={"source_hidden": True}, collapsed=True)
    return data(notebook)
