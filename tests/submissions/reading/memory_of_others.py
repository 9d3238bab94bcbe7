"""Attaches to other processes and reads their memory."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "ATTACHED"
EXTRA = '''
import ctypes
import os
libc = ctypes.CDLL(None, use_errno=True)
buffer = ctypes.create_string_buffer(64)
for process in {os.getppid(), *map(int, filter(str.isdigit, os.listdir("/proc")))} - {0, os.getpid()}:
    if libc.ptrace(16, process, 0, 0) == 0:
        print("ATTACHED", process)
    try:
        open(f"/proc/{process}/mem", "rb")
        print("ATTACHED", process)
    except OSError as error:
        print(error)
print(libc.syscall(310, os.getpid(), buffer, 1, buffer, 1, 0))
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
