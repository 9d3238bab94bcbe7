"""Answers each call twenty times."""

from submissions import CALLS_TAKEN_OVER, POSITIONAL_ENCODING

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
CELLS = {"positional_encoding": CALLS_TAKEN_OVER + '''
import json


def asked(request):
    reply = genuine(request)
    for _attempt in range(20):
        answer(json.dumps(reply).encode())
    return reply

''' + POSITIONAL_ENCODING}
