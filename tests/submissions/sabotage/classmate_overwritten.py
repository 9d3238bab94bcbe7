"""Overwrites and deletes a classmate's notebook."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "DID IT"
EXTRA = '''
import os
import shutil

for action in (lambda: open("{CLASSMATE}", "w").write("{}"), lambda: os.unlink("{CLASSMATE}"), lambda: shutil.rmtree("{COURSE}"),
               lambda: os.chmod("{CLASSMATE}", 0), lambda: os.rename("{CLASSMATE}", "{CLASSMATE}.old")):
    try:
        action()
        print("DID IT")
    except OSError as error:
        print(error)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
