"""Never answers when its function is called."""

from submissions import CALLS_TAKEN_OVER

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": CALLS_TAKEN_OVER + '''
def asked(request):
    while True:
        try:
            for _request in loop()["requests"]:
                pass
        except BaseException:
            pass

def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
