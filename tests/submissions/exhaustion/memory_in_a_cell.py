"""Asks for thirty gigabytes in a cell."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
held = []
for _number in range(30):
    held.append(np.ones(1 << 27))
'''


def change(notebook):
    return with_extra(notebook, EXTRA, at=4)
