"""Prints without end."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
while True:
    print("la bodega de lima no pago " * 10)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
