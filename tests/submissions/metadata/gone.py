"""An editor threw away the metadata of every cell."""

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
NOTED = "La respuesta de `softmax` estaba en otra celda"


def change(notebook):
    for one in notebook.cells:
        one.metadata = {}
    return notebook
