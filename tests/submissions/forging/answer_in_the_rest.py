"""Hides the right option in an answer that shows another."""

NOTEBOOK = "5_posiciones"
MARKS = {"answer_order": 0, "answer_nearness": 0}
STATUS = "graded"
CELLS = {
    "answer_order": '''
answer_order = "b" + chr(8) + "c"
''',
    "answer_nearness": '''
answer_nearness = ("a", "b", "c", "d")
''',
}
