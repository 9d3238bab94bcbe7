"""Forks twice into a session of its own, away from its parent, and stays."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import os
import signal
import time

if os.fork() == 0:
    os.setsid()
    for number in range(1, 32):
        try:
            signal.signal(number, signal.SIG_IGN)
        except (OSError, ValueError):
            pass
    if os.fork() == 0:
        while True:
            time.sleep(0.2)
            for place in ("/tmp", "/dev/shm", "/run/kernel", "{COURSE}", "/dev"):
                try:
                    open(f"{place}/{LEFT_BEHIND}", "a").write("x")
                except OSError:
                    pass
    os._exit(0)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
