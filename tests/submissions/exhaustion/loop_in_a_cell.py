"""Computes without end in a cell."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
while True:
    pass
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
