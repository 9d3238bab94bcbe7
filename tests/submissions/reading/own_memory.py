"""Searches its own memory, which was the parent's before the fork, for what it should not know."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "STOLEN"
EXTRA = r'''
import re
for line in open("/proc/self/maps"):
    start, end = (int(part, 16) for part in line.split()[0].split("-"))
    if "r" not in line.split()[1] or end - start > 1 << 27 or "[v" in line:
        continue
    try:
        with open("/proc/self/mem", "rb", 0) as memory:
            memory.seek(start)
            data = memory.read(end - start)
    except (OSError, ValueError, OverflowError):
        continue
    for secret in set(re.findall(rb"canary-[0-9a-f]{16}", data)):
        print("STOLEN", secret)
    if re.search(rb"Sines and cosines that give each [p]osition a vector", data):  # the reference's docstring, as no code of ours has it
        print("STOLEN the reference")
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
