"""Writes as many bytes as there is room for, in many files."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "TOO MUCH"
EXTRA = '''
import os

for folder in ("/tmp", "/dev/shm", "/run/kernel", "/dev", "/usr/local"):
    written = 0
    try:
        for number in range(20):
            with open(f"{folder}/{LEFT_BEHIND}{number}", "wb", 0) as file:
                for _part in range(32):
                    written += file.write(bytes(1 << 20))
    except OSError as error:
        print(error)
    print(folder, written, "TOO MUCH" if written > 100 << 20 else "")
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
