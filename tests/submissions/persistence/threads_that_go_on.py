"""Starts threads that go on for ever and count in everybody's way."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import threading
import time


def go_on():
    while True:
        time.sleep(0.01)


for _number in range(20):
    threading.Thread(target=go_on, daemon=False).start()
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
