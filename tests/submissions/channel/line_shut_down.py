"""Shuts the line down that it is spoken with over."""

from submissions import SERVING, with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
NOTED = "se calificó sin ella"
EXTRA = SERVING + '''
import socket

line.shutdown(socket.SHUT_RDWR)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
