"""An extra cell of blank lines only but for the last, and the function in a cell that is not its own."""

from submissions.notebooks import before, cell

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    source, cell(notebook, "softmax").source = cell(notebook, "softmax").source, ""
    before(notebook, "softmax", "\n" * 190_000 + "x")
    before(notebook, "softmax", "x\n" + "\n" * 190_000 + "x")
    return before(notebook, "softmax", source)
