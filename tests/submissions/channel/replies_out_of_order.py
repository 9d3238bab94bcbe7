"""Answers each call with the reply to the one before."""

from submissions import CALLS_TAKEN_OVER, POSITIONAL_ENCODING

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": CALLS_TAKEN_OVER + '''
waiting = [{}]


def asked(request):
    waiting.append(genuine(request))
    return waiting.pop(0)

''' + POSITIONAL_ENCODING}
