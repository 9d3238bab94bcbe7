"""Ends a cell with a value whose text is a hundred megabytes."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
class Long:
    def __repr__(self):
        return "x" * 100_000_000


Long()
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
