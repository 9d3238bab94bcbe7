"""A thread reads from address zero a moment later, while another cell runs."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
NOTED = "se calificó sin ella"
EXTRA = '''
import ctypes
import threading

threading.Timer(0.05, ctypes.string_at, [0]).start()
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
