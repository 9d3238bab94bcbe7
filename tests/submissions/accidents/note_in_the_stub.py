"""In the cell of the function stands only where it is to be found: at the end."""

from submissions.notebooks import cell, last

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
STUB = '''def softmax(x, axis=-1):
    # la hice al final del cuaderno
    raise NotImplementedError'''


def change(notebook):
    source, cell(notebook, "softmax").source = cell(notebook, "softmax").source, STUB
    return last(notebook, source)
