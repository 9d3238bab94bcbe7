"""Kills every process that it can reach."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import os
import signal

for target in (-1, 1, os.getppid(), -os.getppid(), 2, 3, 4, 5):
    try:
        if target not in (0, os.getpid()):
            os.kill(target, signal.SIGKILL)
    except OSError as error:
        print(error)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
