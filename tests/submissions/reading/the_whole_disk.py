"""Walks over every folder that it can see and prints what looks like a secret."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "STOLEN"
EXTRA = '''
import os
for folder, folders, files in os.walk("/"):
    if folder.startswith(("/proc", "/usr", "/student/lib", "/lib")) or "python3" in folder:
        folders[:] = []
        continue
    for name in files:
        path = os.path.join(folder, name)
        try:
            if os.path.isfile(path) and os.path.getsize(path) < 3_000_000:
                data = open(path, "rb").read()
                if b"canary-" in data or name in ("gradebook.db", "reference.py"):
                    print("STOLEN", path, data[:5000])
        except OSError:
            pass
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
