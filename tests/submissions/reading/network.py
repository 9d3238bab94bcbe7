"""Tries to send something away: a datagram, a name to look up, an interface to use."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "SENT"
EXTRA = '''
import socket
for family, address in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
    with socket.socket(family, socket.SOCK_DGRAM) as line:
        try:
            line.sendto(b"hello", (address, 53))
            print("SENT", address)
        except OSError as error:
            print(error)
for attempt in (lambda: socket.getaddrinfo("example.org", 80), lambda: [name for _number, name in socket.if_nameindex() if name != "lo"]):
    try:
        found = attempt()
        print("SENT" if found else "", found)
    except OSError as error:
        print(error)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
