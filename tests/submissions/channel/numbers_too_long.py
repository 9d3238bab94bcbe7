"""Sends replies with numbers of a hundred thousand digits."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
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
    number = "9" * 100_000
    value = '{"kind": "number", "number": ' + number + "}"
    reply = '{"status": "returned", "changed": [' + number + '], "after": [], "value": ' + value + "}"
    kernel.session.send(stream, "probe_reply", {"reply": reply}, parent, ident=ident)


kernel.shell_handlers["probe_request"] = handle
def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
