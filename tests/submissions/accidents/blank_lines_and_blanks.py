"""Blank lines and blanks stand before and after everything."""

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    for one in notebook.cells:
        one.source = "\n\n" + one.source.replace("\n", "  \n") + "  \n\n\n"
    return notebook
