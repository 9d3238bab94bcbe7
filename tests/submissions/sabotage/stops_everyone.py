"""Stops every process that it can reach, itself included."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import os
import signal

os.kill(-1, signal.SIGSTOP)
os.kill(0, signal.SIGSTOP)
os.killpg(0, signal.SIGKILL)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
