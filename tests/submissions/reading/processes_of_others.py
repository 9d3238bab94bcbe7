"""Looks into every process there is: command line, working folder, root and open files."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "SEES OTHERS"
EXTRA = '''
import os
for process in filter(str.isdigit, os.listdir("/proc")):
    for link in ("cwd", "root", "exe"):
        try:
            target = f"/proc/{process}/{link}"
            print(os.readlink(target), os.listdir(target) if link != "exe" else "")
        except OSError as error:
            print(error)
    for number in os.listdir(f"/proc/{process}/fd"):
        try:
            print(os.readlink(f"/proc/{process}/fd/{number}"))
        except OSError as error:
            print(error)
if len([entry for entry in os.listdir("/proc") if entry.isdigit()]) > 1 or os.getppid():
    print("SEES OTHERS")
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
