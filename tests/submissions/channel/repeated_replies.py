"""Answers each call twenty times."""

from submissions import POSITIONAL_ENCODING

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
CELLS = {"positional_encoding": '''
import json
import time

kernel = get_ipython().kernel
genuine = kernel.shell_handlers["probe_request"]


def handle(stream, ident, parent):
    calls = parent["content"].get("calls", [parent["content"]])
    if calls[0].get("name") != "positional_encoding" or parent["content"]["action"] == "pin":
        return genuine(stream, ident, parent)
    for _attempt in range(20):
        genuine(stream, ident, parent)


kernel.shell_handlers["probe_request"] = handle
''' + POSITIONAL_ENCODING}
