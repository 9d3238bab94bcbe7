"""Closes every descriptor of the process."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
NOTED = "se calificó sin ella"
EXTRA = '''
import os

os.closerange(0, 256)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
