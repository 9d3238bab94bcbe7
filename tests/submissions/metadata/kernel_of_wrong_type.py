"""The notebook's metadata are of wrong types."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return data({**notebook, "metadata": {"kernelspec": ["python3"], "language_info": 3, "celltoolbar": None}})
