"""Leaves a file in every folder that it may write to, after having looked for those of others."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "FOUND ONE"
EXTRA = '''
import os

for folder, folders, files in os.walk("/"):
    if folder.startswith(("/proc", "/student/lib", "/usr/lib")):
        folders[:] = []
        continue
    if "{LEFT_BEHIND}" in files:
        print("FOUND ONE", folder)
    try:
        open(os.path.join(folder, "{LEFT_BEHIND}"), "w").close()
    except OSError:
        pass
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
