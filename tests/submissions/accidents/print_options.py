"""NumPy was told to print everything, with thirty digits, by an own function."""

from submissions.notebooks import before

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
EXTRA = '''import sys
np.set_printoptions(threshold=sys.maxsize, precision=30, formatter={"float": lambda value: "?"})'''


def change(notebook):
    return before(notebook, "softmax", EXTRA)
