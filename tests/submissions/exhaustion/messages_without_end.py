"""Sends lines without end, of a kind that nobody waits for."""

from submissions import SERVING, with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = SERVING + '''
for _attempt in range(20_000):
    line.sendall(b"x" * 1000 + b" {}\\n")
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
