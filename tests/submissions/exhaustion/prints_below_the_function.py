"""Prints twenty megabytes below a right function."""

from submissions import POSITIONAL_ENCODING

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
CELLS = {"positional_encoding": POSITIONAL_ENCODING + '''

print(list(range(3_000_000)))
'''}
