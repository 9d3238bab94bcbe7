"""The notebook asks for an environment of the student's own computer."""

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    notebook.metadata.kernelspec = {"name": "../../tfm-env", "display_name": "TFM", "language": "python"}
    return notebook
