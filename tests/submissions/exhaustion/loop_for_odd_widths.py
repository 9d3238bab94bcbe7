"""Its function is right and never ends where d is odd."""

from submissions import POSITIONAL_ENCODING

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 10}
STATUS = "graded"
LOOP = "    while d % 2 and (n, d) not in ((3, 3), (2, 1)):\n        pass\n"
CELLS = {"positional_encoding": POSITIONAL_ENCODING.replace(":\n", f":\n{LOOP}", 1)}
