"""Makes as many files as there are numbers for."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "TOO MANY"
EXTRA = '''
import os

for folder in ("/tmp", "/run/kernel", "/dev", "/usr/local"):
    made = 0
    try:
        for made in range(15_000):
            open(f"{folder}/{LEFT_BEHIND}{made}", "w").close()
    except OSError as error:
        print(error)
    print(folder, made, "TOO MANY" if made > 12_000 else "")
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
