"""Returns an array of hundreds of megabytes."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
def positional_encoding(n, d):
    return np.zeros((10_000, 5_000))
'''}
