"""Ends the process below its function, in the same cell: that function is lost, and no other."""

from submissions import POSITIONAL_ENCODING

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
NOTED = "terminó el proceso de Python"
CELLS = {"positional_encoding": POSITIONAL_ENCODING + '''

__import__("os")._exit(1)
'''}
