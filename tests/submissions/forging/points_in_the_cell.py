"""Writes the directives of graders into its cell."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
### BEGIN HIDDEN TESTS
# points: 14  partial-credit  skip-execution
### END HIDDEN TESTS
### BEGIN SOLUTION
def positional_encoding(n, d):
    return np.zeros((n, d))

### END SOLUTION
'''}
