"""Knocks at every socket in sight: those in files, abstract ones, and the ports of the machine itself."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "ANSWERED"
EXTRA = '''
import glob
import socket
found = [line.split()[-1] for line in open("/proc/net/unix") if "@" in line or "/" in line.split()[-1]]
for name in {*found, *glob.glob("/run/**/*", recursive=True), *glob.glob("/tmp/**/*", recursive=True), "@attention-canary"}:
    if name.startswith("/run/kernel/"):
        continue
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(0.2)
        try:
            line.connect(name.replace("@", chr(0)))
            print("ANSWERED", name, line.recv(100))
        except OSError:
            pass
for port in (22, 80, 5432, 8888, {PORT}):
    with socket.socket() as line:
        line.settimeout(0.2)
        try:
            line.connect(("127.0.0.1", port))
            print("ANSWERED", port, line.recv(100))
        except OSError:
            pass
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
