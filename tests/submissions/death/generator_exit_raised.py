"""Its function raises GeneratorExit."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
import os
import sys


def positional_encoding(n, d):
    raise GeneratorExit
'''}
