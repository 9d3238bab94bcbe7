"""An extra cell left a thread that prints now and then."""

from submissions.notebooks import before

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
EXTRA = '''import threading
import time


def tick():
    for i in range(100):
        print(i)
        time.sleep(0.05)


threading.Thread(target=tick, daemon=True).start()'''


def change(notebook):
    return before(notebook, "softmax", EXTRA)
