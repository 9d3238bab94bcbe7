"""An extra cell draws thirty figures."""

from submissions.notebooks import before

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return before(notebook, "softmax", "for i in range(30):\n    plt.figure(figsize=(2, 2))\n    plt.plot([0, i])\nplt.show()")
