"""Answers with replies that are no observation, or no JSON."""

from submissions import CALLS_TAKEN_OVER

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": CALLS_TAKEN_OVER + '''
def asked(request):
    for reply in (b"null", b"5", b"[]", b"{}", b"true", b'{"status": "passed"}', b"NaN", b"{", b"", b"\\xff\\xfe"):
        answer(reply)

def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
