"""Prints twenty megabytes below a right function."""

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
CELLS = {"positional_encoding": '''
def positional_encoding(n, d):
    even = np.arange(0, d, 2)
    angles = np.arange(n)[:, None] / 10000 ** (even / d)
    P = np.empty((n, d))
    P[:, 0::2] = np.sin(angles)
    P[:, 1::2] = np.cos(angles[:, :d // 2])
    return P


print(list(range(3_000_000)))
'''}
