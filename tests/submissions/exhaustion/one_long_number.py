"""Has Python compute for minutes within one instruction, where no interrupt is heard."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
9 ** 9 ** 9
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
