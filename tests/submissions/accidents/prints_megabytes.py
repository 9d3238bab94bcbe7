"""An extra cell prints five megabytes."""

from submissions.notebooks import before

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return before(notebook, "softmax", "for i in range(50_000):\n    print(i, '=' * 90)")
