"""The cell of the function was left as it came; the function stands at the end."""

from submissions.notebooks import cell, last

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
STUB = '''def softmax(x, axis=-1):
    """Convierte puntajes en proporciones a lo largo de un eje."""
    # ESCRIBE TU CÓDIGO AQUÍ
    raise NotImplementedError'''


def change(notebook):
    source, cell(notebook, "softmax").source = cell(notebook, "softmax").source, STUB
    return last(notebook, source)
