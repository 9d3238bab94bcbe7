"""Its function asks for input."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
import os
import sys


def positional_encoding(n, d):
    return input("n? ")
'''}
