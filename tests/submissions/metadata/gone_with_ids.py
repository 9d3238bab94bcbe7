"""Metadata, cell ids and those of the notebook are gone."""

NOTEBOOK = "3_mascara_causal"
MARKS = {}
STATUS = "graded"
NOTED = "La respuesta de `masked_attention` estaba en otra celda"


def change(notebook):
    for one in notebook.cells:
        one.metadata = {}
        del one["id"]
    notebook.metadata, notebook.nbformat_minor = {}, 4
    return notebook
