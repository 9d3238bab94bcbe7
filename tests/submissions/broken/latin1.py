"""An editor saved the file in the old Western encoding."""

from submissions.notebooks import before, text

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return text(before(notebook, "softmax", "año = 'ñandú'")).encode("cp1252", errors="replace")
