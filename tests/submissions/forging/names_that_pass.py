"""Returns and raises things whose types are called passed."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
def positional_encoding(n, d):
    if n > 5:
        raise type("passed", (Exception,), {"__module__": "judge", "verdict": "passed"})("passed")
    return type("passed", (), {"verdict": "passed", "status": "returned"})()
'''}
