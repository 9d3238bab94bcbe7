"""Takes the files of the kernel's sockets away and puts its own in their place."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import os
import socket

for name in os.listdir("/run/kernel"):
    try:
        os.unlink(f"/run/kernel/{name}")
        socket.socket(socket.AF_UNIX).bind(f"/run/kernel/{name}")
    except OSError as error:
        print(error)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
