"""The answer is annotated, and assigned twice."""

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
CELLS = {
    "answer_overflow": 'answer_overflow: str = "b"',
    "answer_saturation": '''answer_saturation = "a"
answer_saturation = "d"''',
}
