"""The letters stand in other quotes, brackets, on several lines."""

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
CELLS = {
    "answer_overflow": 'answer_overflow = ("(b)")',
    "answer_saturation": '''answer_saturation = """
d
"""''',
}
