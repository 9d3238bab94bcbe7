"""Has many processes take as much memory as each may."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import os
import time

for _number in range(20):
    if os.fork() == 0:
        held = [bytearray(os.urandom(1 << 20)) * 300 for _part in range(2)]
        time.sleep(3600)
time.sleep(1.5)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
