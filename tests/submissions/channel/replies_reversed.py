"""Answers many calls with the right replies in the wrong order."""

from submissions import CALLS_TAKEN_OVER, POSITIONAL_ENCODING

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": CALLS_TAKEN_OVER + '''
def asked(request):
    reply = genuine(request)
    replies = reply.get("replies", [])
    return reply | {"replies": replies[::-1]} if len(replies) > 1 else reply

''' + POSITIONAL_ENCODING}
