"""Sends a reply of forty megabytes."""

from submissions import CALLS_TAKEN_OVER

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": CALLS_TAKEN_OVER + '''
def asked(request):
    answer(b"x" * 40_000_000)

def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
