"""Prints forty megabytes in one line."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
print("x" * 40_000_000)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
