"""Replaces NumPy's arithmetic, so that a test that computes with it computes zeros."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
for name in ("sin", "cos", "exp", "power", "sqrt"):
    setattr(np, name, lambda *args, **kwargs: 0.0)
np.frombuffer = lambda *args, **kwargs: np.zeros(1)

def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
