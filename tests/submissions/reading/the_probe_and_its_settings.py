"""Prints the files of the grader that it can see and the settings of its parent."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import gc
import os
for folder, _folders, files in os.walk("/student"):
    if not folder.startswith("/student/lib"):
        for name in files:
            if name.endswith(".py"):
                print(open(os.path.join(folder, name)).read())
print([thing for thing in gc.get_objects() if isinstance(thing, dict) and "isolated" in thing][:2])
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
