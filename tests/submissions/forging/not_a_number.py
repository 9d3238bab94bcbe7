"""Returns NaN everywhere, or a shape in which there is nothing to compare."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
def positional_encoding(n, d):
    return np.full((n, d), np.nan) if n % 2 else np.empty((0, d))
'''}
