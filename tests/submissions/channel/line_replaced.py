"""Puts another socket in the place of the line."""

from submissions import SERVING, with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
NOTED = "se calificó sin ella"
EXTRA = SERVING + '''
import os
import socket

ours, theirs = socket.socketpair()
os.dup2(theirs.fileno(), line.fileno())
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
