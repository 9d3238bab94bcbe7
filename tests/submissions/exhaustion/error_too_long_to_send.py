"""Has the kernel send an error of forty megabytes, whole."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
NOTED = "se calificó sin ella"
EXTRA = '''
import sys

error = {"output_type": "error", "ename": "Exception", "evalue": "", "traceback": ["x" * 40_000_000]}
sys.modules["serving"].OUTPUTS.end = lambda: {"outputs": [error], "cut": False, "runaway": False}
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
