"""Leaves a server that would serve the next student."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "FOUND ONE"
EXTRA = '''
import os
import socket

for family, address in ((socket.AF_UNIX, chr(0) + "attention-next"), (socket.AF_INET, ("127.0.0.1", 47111))):
    with socket.socket(family) as line:
        try:
            line.connect(address)
            print("FOUND ONE", address)
        except OSError:
            pass
if os.fork() == 0:
    os.setsid()
    lines = []
    for family, address in ((socket.AF_UNIX, chr(0) + "attention-next"), (socket.AF_INET, ("127.0.0.1", 47111))):
        line = socket.socket(family)
        line.bind(address)
        line.listen()
        lines.append(line)
    lines[0].accept()
    os._exit(0)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
