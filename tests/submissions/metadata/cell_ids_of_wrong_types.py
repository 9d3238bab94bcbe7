"""The cells' ids are numbers, lists, long texts."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    for i, one in enumerate(notebook.cells):
        one["id"] = [i, None, [], {"a": 1}, "x" * 500, "a b/c"][i % 6]
    return data(notebook)
