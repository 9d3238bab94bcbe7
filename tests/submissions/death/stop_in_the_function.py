"""Its function stops the process."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
import os
import sys


def positional_encoding(n, d):
    import signal
    os.kill(os.getpid(), signal.SIGSTOP)
    os.kill(0, signal.SIGSTOP)
'''}
