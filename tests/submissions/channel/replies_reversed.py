"""Answers many calls with the right replies in the wrong order."""

from submissions import POSITIONAL_ENCODING

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
import gc

thing = next(thing for thing in gc.get_objects() if type(thing).__name__ == "Probe")
genuine = thing.handle


def handle(request):
    reply = genuine(request)
    replies = reply.get("replies", [])
    return reply | {"replies": replies[::-1]} if len(replies) > 1 else reply


thing.handle = handle

''' + POSITIONAL_ENCODING}
