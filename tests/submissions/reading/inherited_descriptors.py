"""Reads from the descriptors that a careless parent would have left open."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "OPEN FILE"
EXTRA = '''
import os
import stat
for number in range(256):
    try:
        kind = os.fstat(number).st_mode
    except OSError:
        continue
    if stat.S_ISREG(kind):
        print("OPEN FILE", os.readlink(f"/proc/self/fd/{number}"), os.pread(number, 100_000, 0))
    if stat.S_ISDIR(kind):
        print("OPEN FILE", os.listdir(number))
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
