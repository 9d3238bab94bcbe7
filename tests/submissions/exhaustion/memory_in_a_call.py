"""Its function asks for thirty gigabytes."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
def positional_encoding(n, d):
    return np.concatenate([np.ones(1 << 27) for _number in range(30)])
'''}
