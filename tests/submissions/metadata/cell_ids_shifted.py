"""Each cell has the id of the next one."""

NOTEBOOK = "3_mascara_causal"
MARKS = {}
STATUS = "graded"


def change(notebook):
    ids = [one["id"] for one in notebook.cells]
    for one, other in zip(notebook.cells, [*ids[1:], ids[0]]):
        one["id"] = other
    return notebook
