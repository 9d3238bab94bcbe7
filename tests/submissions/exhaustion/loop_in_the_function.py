"""Its function computes without end."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
def positional_encoding(n, d):
    while True:
        pass
'''}
