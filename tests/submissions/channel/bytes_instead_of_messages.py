"""Sends bytes that are no messages over the kernel's line."""

from submissions import SERVING, with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = SERVING + '''
import os

for _attempt in range(50):
    for some in (b"", b"\\n" * 100, b"x" * 1000, b" \\n 1 \\n1\\n", b"-1 {}\\n", b"9" * 5000 + b" {}\\n", os.urandom(500), bytes(1000)):
        line.sendall(some)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
