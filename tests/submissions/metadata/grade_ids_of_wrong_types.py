"""The grade_ids are numbers, lists, objects."""

from submissions.notebooks import data, nbgrader_cells

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    for i, one in enumerate(nbgrader_cells(notebook)):
        one.metadata.nbgrader["grade_id"] = [5, None, ["softmax"], {"id": "softmax"}, True][i % 5]
    return data(notebook)
