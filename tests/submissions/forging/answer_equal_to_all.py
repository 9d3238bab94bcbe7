"""Answers with a text that says it is equal to every option."""

NOTEBOOK = "5_posiciones"
MARKS = {"answer_order": 0}
STATUS = "graded"
CELLS = {"answer_order": '''
class Any(str):
    __eq__ = lambda self, other: True
    __hash__ = lambda self: hash("c")
    strip = lower = lambda self, *args: "abcd"
    __str__ = lambda self: "a, b, c, d"
    __contains__ = lambda self, other: True


answer_order = Any("b")
'''}
