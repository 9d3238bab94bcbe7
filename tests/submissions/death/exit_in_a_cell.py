"""Calls exit() in a cell."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
exit()
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
