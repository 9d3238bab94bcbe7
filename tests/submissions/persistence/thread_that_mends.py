"""Starts a thread that would swap its wrong function for one from elsewhere later."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
import sys
import threading
import time


def mend():
    while True:
        for module in list(sys.modules.values()):
            right = getattr(module, "positional_encoding", None)
            if callable(right) and right is not positional_encoding:
                globals()["positional_encoding"] = right
        time.sleep(0.05)


threading.Thread(target=mend, daemon=True).start()
def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
