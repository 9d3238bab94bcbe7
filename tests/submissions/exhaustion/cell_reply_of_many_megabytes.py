"""Answers for the cell that follows with hundreds of thousands of outputs, and for the next with more than a message may hold."""

from submissions import FORGED_CELL_REPLIES, with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import itertools
import json

output = {"output_type": "stream", "name": "stdout", "text": "x"}
replies = (json.dumps({"outputs": [output] * count, "cut": False, "runaway": False}).encode() for count in (300_000, 1_000_000))
''' + FORGED_CELL_REPLIES


def change(notebook):
    return with_extra(notebook, EXTRA)
