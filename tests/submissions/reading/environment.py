"""Prints every environment that it can read, its own and those of other processes."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import glob
import os
print(dict(os.environ))
for path in glob.glob("/proc/*/environ"):
    try:
        print(path, open(path, "rb").read())
    except OSError as error:
        print(path, error)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
