"""Answers each call with the reply to the one before."""

from submissions import POSITIONAL_ENCODING

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
import json
import time

kernel = get_ipython().kernel
waiting = []
genuine = kernel.shell_handlers["probe_request"]


def handle(stream, ident, parent):
    calls = parent["content"].get("calls", [parent["content"]])
    if calls[0].get("name") != "positional_encoding" or parent["content"]["action"] == "pin":
        return genuine(stream, ident, parent)
    waiting.append((ident, parent))
    if len(waiting) > 1:
        genuine(stream, *waiting.pop(0))


kernel.shell_handlers["probe_request"] = handle
''' + POSITIONAL_ENCODING}
