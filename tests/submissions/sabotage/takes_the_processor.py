"""Has many processes compute without end, to make the others late."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import os

for _number in range(4):
    if os.fork() == 0:
        os.setsid()
        while True:
            pass
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
