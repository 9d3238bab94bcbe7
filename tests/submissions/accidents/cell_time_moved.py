"""The function stands under `%%time` in a cell above; its own cell is as it came."""

from submissions.notebooks import before, cell

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    source, cell(notebook, "softmax").source = cell(notebook, "softmax").source, "def softmax(x, axis=-1):\n    raise NotImplementedError"
    return before(notebook, "softmax", "%%time\n" + source)
