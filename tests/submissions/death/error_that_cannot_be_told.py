"""Its function raises an error whose text and name raise errors."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
import os
import sys


def positional_encoding(n, d):
    class Bad(Exception):
        def __str__(self):
            raise SystemExit

        __repr__ = __str__


    raise Bad
'''}
