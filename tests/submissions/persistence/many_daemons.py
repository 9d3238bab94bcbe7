"""Starts thirty processes that sleep for an hour."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import subprocess

for _number in range(30):
    subprocess.Popen(["sleep", "3600"], start_new_session=True)
!nohup sleep 3600 >/dev/null 2>&1 &
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
