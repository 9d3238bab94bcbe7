"""Its function swallows every interrupt."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
import os
import sys


def positional_encoding(n, d):
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass
'''}
