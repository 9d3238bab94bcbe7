"""Ends the process below its function, in the same cell: that function is lost, and no other."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
NOTED = "terminó el proceso de Python"
CELLS = {"positional_encoding": '''
def positional_encoding(n, d):
    even = np.arange(0, d, 2)
    angles = np.arange(n)[:, None] / 10000 ** (even / d)
    P = np.empty((n, d))
    P[:, 0::2] = np.sin(angles)
    P[:, 1::2] = np.cos(angles[:, :d // 2])
    return P


__import__("os")._exit(1)
'''}
