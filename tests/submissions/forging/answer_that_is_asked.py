"""Answers with a function that gives another option at each call."""

NOTEBOOK = "5_posiciones"
MARKS = {"answer_order": 0}
STATUS = "graded"
CELLS = {"answer_order": '''
options = iter("abcd" * 100)
answer_order = lambda *args: next(options)
'''}
