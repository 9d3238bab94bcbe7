"""Raises an error whose message holds half of an emoji, which no file can hold."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
def positional_encoding(n, d):
    raise ValueError("\\ud83d")
'''}
