"""Floods the judge with replies before it asks anything."""

from submissions import CALLS_TAKEN_OVER

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": CALLS_TAKEN_OVER + '''
def asked(request):
    for number in range(200):
        line.sendall(b'\\n%d {"status": "done"}\\n' % number)

def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
