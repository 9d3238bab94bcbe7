"""Kills all numbers that a process can have."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import os
import signal

for number in range(2, 40_000):
    try:
        os.kill(number, signal.SIGKILL)
        print("KILLED", number)
    except ProcessLookupError:
        pass
    except OSError as error:
        print(error)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
