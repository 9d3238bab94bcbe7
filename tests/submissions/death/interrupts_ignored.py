"""Has the process ignore interrupts, then waits."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
NOTED = "se calificó sin ella"
EXTRA = '''
import signal
import time

signal.signal(signal.SIGINT, signal.SIG_IGN)
time.sleep(3600)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
