"""Sends a reply that never ends, a byte at a time, and cannot be interrupted."""

from submissions import SERVING, with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
NOTED = "se calificó sin ella"
EXTRA = SERVING + '''
import signal
import time

signal.signal(signal.SIGINT, signal.SIG_IGN)
while True:
    line.send(b"x")
    end = time.perf_counter() + 0.0002
    while time.perf_counter() < end:
        pass
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
