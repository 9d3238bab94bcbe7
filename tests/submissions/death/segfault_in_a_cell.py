"""Reads from address zero in a cell."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
NOTED = "terminó el proceso de Python"
EXTRA = '''
import ctypes

ctypes.string_at(0)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
