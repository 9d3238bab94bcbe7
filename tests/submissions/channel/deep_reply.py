"""Sends replies that are nested a hundred thousand deep."""

from submissions import CALLS_TAKEN_OVER

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": CALLS_TAKEN_OVER + '''
asked_before = []


def asked(request):
    asked_before.append(request)
    answer(b"[" * 100_000 if len(asked_before) % 2 else b'{"value":' * 100_000)

def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
