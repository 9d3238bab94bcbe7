"""The grade_ids were typed by hand: another case, blanks around them."""

from submissions.notebooks import nbgrader_cells

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    for one in nbgrader_cells(notebook):
        one.metadata.nbgrader.grade_id = f" {one.metadata.nbgrader.grade_id.title()} "
    return notebook
