"""The answer's name is used for something else after it was looked at."""

from submissions.notebooks import last

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return last(notebook, "answer_overflow = len(answer_overflow)")
