"""`from numpy import *` stands on top, and the function uses those names."""

from submissions.notebooks import first

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
CELLS = {
    "softmax": '''def softmax(x, axis=-1):
    e = exp(x - amax(x, axis=axis, keepdims=True))
    return e / sum(e, axis=axis, keepdims=True)''',
}


def change(notebook):
    return first(notebook, "from numpy import *")
