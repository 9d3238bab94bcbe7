"""The cell of the function stands twice, first right, then wrong: the last counts."""

from submissions.notebooks import twin

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 0}
STATUS = "graded"
NOTED = "cuenta la última que define la función"


def change(notebook):
    return twin(notebook, "softmax", "def softmax(x, axis=-1):\n    return x * 0")
