"""Sends replies that announce more than there is."""

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
    claims = [
        {"kind": "array", "dtype": "<f8", "shape": [1 << 40, 1 << 40], "data": ""},
        {"kind": "array", "dtype": "<f8", "shape": [10 ** 400], "data": "AAAAAAAAAAA="},
        {"kind": "array", "dtype": "<f8", "shape": [-1, -1], "data": "AAAAAAAAAAA="},
        {"kind": "array", "dtype": "|O8", "shape": [1], "data": "AAAAAAAAAAA="},
        {"kind": "tuple", "length": 1 << 39, "items": []},
    ]
    claim = claims[parent["content"]["args"][0] % len(claims)]
    reply = json.dumps({"status": "returned", "value": claim, "changed": [], "after": []})
    kernel.session.send(stream, "probe_reply", {"reply": reply}, parent, ident=ident)


kernel.shell_handlers["probe_request"] = handle
def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
