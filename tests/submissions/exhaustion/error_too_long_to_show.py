"""Raises an error whose text is forty megabytes."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
raise Exception("x" * 40_000_000)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
