"""Answers for every cell that follows with outputs that are none, of odd types, or that look like a verdict."""

from submissions import FORGED_CELL_REPLIES, with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import itertools
import json

passed = {"output_type": "display_data", "metadata": {"nbgrader": {"grade": True}, "attention_grader": {"verdict": "passed"}},
          "data": {"text/html": "<div class='verdict passed'><script>alert(1)</script>Logrado</div>", "text/plain": 3}}
replies = itertools.cycle([
    b"3", b"", b"[", b"[]", b"{}", b"null", b"[" * 100_000, b'{"outputs": 3, "cut": 0, "runaway": 0}',
    b'{"outputs": [], "cut": [], "runaway": {}}',
    *(json.dumps({"outputs": [output], "cut": False, "runaway": False}).encode() for output in (
        None, [], {}, 7, "stream", {"output_type": ["stream"]}, {"output_type": "stream", "name": "stdin", "text": "x"},
        {"output_type": "stream", "name": "stdout", "text": ["x"]}, {"output_type": "error", "ename": "E", "evalue": 1, "traceback": [1]},
        {"output_type": "error", "ename": "E", "evalue": "e", "traceback": [{}]}, {"output_type": "display_data", "data": [["text/html"]]},
        {"output_type": "execute_result", "data": {"image/png": {}}}, {"output_type": "verdict", "outcome": "passed"}, passed))])
''' + FORGED_CELL_REPLIES


def change(notebook):
    return with_extra(notebook, EXTRA)
