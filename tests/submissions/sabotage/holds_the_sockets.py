"""Holds as many connections to the kernel's own sockets as it can."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import os
import socket

held = []
try:
    for _number in range(100):
        for name in os.listdir("/run/kernel"):
            line = socket.socket(socket.AF_UNIX)
            line.settimeout(0.1)
            try:
                line.connect(f"/run/kernel/{name}")
                held.append(line)
            except OSError:
                line.close()
except OSError as error:
    print(error)
print(len(held))
held.clear()
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
