"""The letters of the answers are capitals."""

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
CELLS = {
    "answer_overflow": 'answer_overflow = "B"',
    "answer_saturation": "answer_saturation = 'D'",
}
