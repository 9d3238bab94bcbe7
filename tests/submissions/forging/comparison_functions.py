"""Replaces every function of NumPy that compares by one that says yes."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
for name in ("allclose", "isclose", "array_equal", "array_equiv", "all", "any"):
    setattr(np, name, lambda *args, **kwargs: np.True_)
for name in ("assert_allclose", "assert_array_equal", "assert_almost_equal", "assert_equal"):
    setattr(np.testing, name, lambda *args, **kwargs: None)
np.ndarray = type("ndarray", (np.ndarray,), {"__eq__": lambda self, other: True})

def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
