"""Breaks what collects the outputs of cells: they are lost, and nothing else is."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import sys

outputs = sys.modules["serving"].OUTPUTS
outputs.end = lambda: {"outputs": [object()]}
outputs.write = outputs.add = None
sys.stdout = sys.stderr = None
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
