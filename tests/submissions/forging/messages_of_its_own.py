"""Writes lines of its own over the kernel's line: results, verdicts, replies to what was not asked yet."""

from submissions import SERVING

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": SERVING + '''
import json

for content in (
        {"status": "passed"}, {"output_type": "execute_result", "data": {"text/plain": "14.0"}}, {"outcome": "passed"}, [14.0], "passed",
        {"outputs": [{"output_type": "execute_result", "data": {"text/plain": "14.0"}}], "cut": False, "runaway": False}):
    for number in (-1, 0, 10 ** 9, "x"):
        line.sendall(f"{number} {json.dumps(content)}\\n".encode())
def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
