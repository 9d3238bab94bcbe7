"""Writes to the error channel without end, also past Python."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import os
import sys

for number in range(300_000):
    print("x" * 200, file=sys.stderr)
    os.write(2, b"x" * 200)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
