"""Holds memory that is in no process: files without a name, System V's shared memory."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "TOO MUCH"
EXTRA = '''
import ctypes
import os

libc = ctypes.CDLL(None, use_errno=True)
held = 0
for number in range(16):
    try:
        file = os.memfd_create(f"m{number}")
        for _part in range(32):
            held += os.write(file, bytes(1 << 20))
    except OSError as error:
        print(error)
        break
libc.shmat.restype = ctypes.c_void_p
for _number in range(16):
    segment = libc.shmget(0, 32 << 20, 0o1600)
    if segment == -1:
        break
    place = libc.shmat(segment, None, 0)
    ctypes.memset(place, 1, 32 << 20)
    libc.shmdt(ctypes.c_void_p(place))
    held += 32 << 20
print(held, "TOO MUCH" if held > 200 << 20 else "")
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
