"""Swallows every interrupt in a cell."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
NOTED = "se calificó sin ella"
EXTRA = '''
while True:
    try:
        while True:
            pass
    except BaseException:
        pass
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
