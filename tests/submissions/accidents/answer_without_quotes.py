"""A letter without quotes is a name that does not exist, as the notebook says at once."""

NOTEBOOK = "1_softmax"
MARKS = {"answer_overflow": 0}
STATUS = "graded"
CELLS = {
    "answer_overflow": "answer_overflow = b",
}
