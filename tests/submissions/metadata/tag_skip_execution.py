"""Every test is tagged to be skipped, and one function is not written."""

NOTEBOOK = "3_mascara_causal"
MARKS = {"causal_mask": 0}
STATUS = "graded"
CELLS = {
    "causal_mask": '''def causal_mask(n):
    pass''',
}


def change(notebook):
    for one in notebook.cells:
        one.metadata["tags"] = ["skip-execution"]
    return notebook
