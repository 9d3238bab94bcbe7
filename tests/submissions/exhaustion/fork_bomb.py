"""Forks without end."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import os

for _number in range(1000):
    try:
        os.fork()
    except OSError:
        pass
if os.getpid() != 1:
    while True:
        try:
            os.fork()
        except OSError:
            pass
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
