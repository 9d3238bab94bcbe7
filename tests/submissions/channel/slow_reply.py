"""Answers each call only after a long time."""

from submissions import CALLS_TAKEN_OVER, POSITIONAL_ENCODING

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": CALLS_TAKEN_OVER + '''
import time


def asked(request):
    time.sleep(30)
    return genuine(request)

''' + POSITIONAL_ENCODING}
