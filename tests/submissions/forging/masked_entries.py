"""Returns an array whose entries are all masked, so that a comparison looks at none of them."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
def positional_encoding(n, d):
    return np.ma.masked_all((n, d))
'''}
