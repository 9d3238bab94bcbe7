"""Sends replies that announce more than there is."""

from submissions import CALLS_TAKEN_OVER

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": CALLS_TAKEN_OVER + '''
import json

claims = [
    {"kind": "array", "dtype": "<f8", "shape": [1 << 40, 1 << 40], "data": ""},
    {"kind": "array", "dtype": "<f8", "shape": [10 ** 400], "data": "AAAAAAAAAAA="},
    {"kind": "array", "dtype": "<f8", "shape": [-1, -1], "data": "AAAAAAAAAAA="},
    {"kind": "array", "dtype": "|O8", "shape": [1], "data": "AAAAAAAAAAA="},
    {"kind": "tuple", "length": 1 << 39, "items": []},
]


def asked(request):
    claims.append(claims.pop(0))
    reply = {"status": "returned", "value": claims[0], "changed": [], "after": []}
    return {"status": "done", "replies": [reply] * len(request["calls"])} if "calls" in request else reply

def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
