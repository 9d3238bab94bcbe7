"""Its function calls itself without end, with Python's guard taken away."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
import sys

sys.setrecursionlimit(1 << 30)


def positional_encoding(n, d):
    return positional_encoding(n, d)
'''}
