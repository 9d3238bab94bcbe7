"""Starts threads until no more can be had."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import threading
import time

try:
    while True:
        threading.Thread(target=time.sleep, args=(3600,), daemon=True).start()
except (RuntimeError, MemoryError) as error:
    print(error)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
