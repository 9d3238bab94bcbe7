"""Answers every call as if the judge had interrupted it."""

from submissions import CALLS_TAKEN_OVER

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": CALLS_TAKEN_OVER + '''
def asked(request):
    return {"status": "interrupted"}

def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
