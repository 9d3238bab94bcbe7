"""The answer is a function that would return the letter."""

NOTEBOOK = "1_softmax"
MARKS = {"answer_overflow": 0}
STATUS = "graded"
CELLS = {
    "answer_overflow": '''def answer_overflow():
    return "b"''',
}
