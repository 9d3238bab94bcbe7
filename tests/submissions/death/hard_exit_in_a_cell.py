"""Ends the process in a cell, without ceremony."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
NOTED = "terminó el proceso de Python"
EXTRA = '''
import os

os._exit(0)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
