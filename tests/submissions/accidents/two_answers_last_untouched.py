"""The cell of the function was copied before it was answered; the copy is as it came."""

from submissions.notebooks import twin

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
NOTED = "Hay varias celdas de respuesta `softmax`"


def change(notebook):
    return twin(notebook, "softmax", "def softmax(x, axis=-1):\n    # ESCRIBE TU CÓDIGO AQUÍ\n    raise NotImplementedError")
