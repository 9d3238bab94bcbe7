"""Leaves out a reply where many calls come at once; each is then made by itself, and right."""

from submissions import CALLS_TAKEN_OVER, POSITIONAL_ENCODING

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
CELLS = {"positional_encoding": CALLS_TAKEN_OVER + '''
def asked(request):
    reply = genuine(request)
    replies = reply.get("replies", [])
    return reply | {"replies": replies[1:]} if len(replies) > 1 else reply

''' + POSITIONAL_ENCODING}
