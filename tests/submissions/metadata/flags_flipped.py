"""What is a solution and what is a test was exchanged, and the locks too."""

from submissions.notebooks import nbgrader_cells

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    for one in nbgrader_cells(notebook):
        flags = one.metadata.nbgrader
        flags.solution, flags.grade, flags.locked = not flags.solution, not flags.grade, not flags.locked
    return notebook
