"""Leaves traces of connections to itself for the kernel that comes after it, in which the same cells run."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
NOTED = "se calificó sin ella"
ABSENT = "SEEN"
READ = '''
connections = [row for kind in ("tcp", "tcp6", "udp") for row in open(f"/proc/net/{kind}").read().splitlines()[1:]]
counters = [line.split()[1:] for line in open("/proc/net/snmp") if line.startswith("Udp:")][1]
if connections or any(map(int, counters)):
    print("SE" + "EN", connections, counters)
'''
LEAVE = '''
import os
import socket

try:
    with socket.create_server(("127.0.0.1", 0)) as server, socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as datagrams:
        socket.create_connection(server.getsockname()).close()
        datagrams.sendto(b"x", server.getsockname())
finally:
    os._exit(1)
'''


def change(notebook):
    return with_extra(notebook, READ, LEAVE)
