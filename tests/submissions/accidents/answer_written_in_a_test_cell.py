"""The answer to a question was written in the cell that looks at it."""

from submissions.notebooks import cell

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    cell(notebook, "answer_overflow").source = 'answer_overflow = ""'
    test = cell(notebook, "quiz-overflow")
    test.source = 'answer_overflow = "b"\n' + test.source
    return notebook
