"""The answer names two letters."""

NOTEBOOK = "1_softmax"
MARKS = {"answer_overflow": 0}
STATUS = "graded"
CELLS = {
    "answer_overflow": 'answer_overflow = "a, b"',
}
