"""A timer ends the process in the midst of later cells."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
NOTED = "se calificó sin ella"
EXTRA = '''
import os
import threading

threading.Timer(0.3, os._exit, [0]).start()
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
