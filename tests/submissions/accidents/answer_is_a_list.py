"""The answer is a list of two letters, the right one among them."""

NOTEBOOK = "1_softmax"
MARKS = {"answer_overflow": 0}
STATUS = "graded"
CELLS = {
    "answer_overflow": 'answer_overflow = ["a", "b"]',
}
