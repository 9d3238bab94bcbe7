"""Opens files until no more can be had, and keeps them."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
held = []
try:
    while True:
        held.append(open("/dev/null"))
except OSError as error:
    print(error)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
