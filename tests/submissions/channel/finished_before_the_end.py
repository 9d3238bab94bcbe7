"""Says of cells that they have finished before they run, and again when they have."""

from submissions import FORGED_CELL_REPLIES, with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import itertools
import time


def made_slowly():
    for _cell in range(3):
        yield b'{"outputs": [], "cut": false, "runaway": false}'
        time.sleep(0.5)


replies = made_slowly()
''' + FORGED_CELL_REPLIES


def change(notebook):
    return with_extra(notebook, EXTRA)
