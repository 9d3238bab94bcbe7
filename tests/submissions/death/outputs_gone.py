"""Takes away the streams and the built-in functions."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import builtins
import sys

sys.stdout = sys.stderr = sys.__stdout__ = None
builtins.print = None
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
