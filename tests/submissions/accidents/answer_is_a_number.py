"""The answer is the number of the option."""

NOTEBOOK = "1_softmax"
MARKS = {"answer_overflow": 0}
STATUS = "graded"
CELLS = {
    "answer_overflow": "answer_overflow = 2",
}
