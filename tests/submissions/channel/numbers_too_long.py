"""Sends replies with numbers of a hundred thousand digits."""

from submissions import CALLS_TAKEN_OVER

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": CALLS_TAKEN_OVER + '''
def asked(request):
    number = b"9" * 100_000
    value = b'{"kind": "number", "number": ' + number + b"}"
    answer(b'{"status": "returned", "changed": [' + number + b'], "after": [], "value": ' + value + b"}")

def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
