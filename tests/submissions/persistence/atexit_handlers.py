"""Registers handlers that run, and stay, when Python is told to end."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import atexit
import os
import signal
import time


def stay(*args):
    while True:
        time.sleep(1)


atexit.register(stay)
for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGALRM, signal.SIGUSR1):
    signal.signal(number, stay)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
