"""Keys stand twice in the file; the last one counts, as everywhere."""

from submissions.notebooks import text

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return text(notebook).replace('{\n "cells"', '{\n "cells": [],\n "nbformat": 3,\n "cells"', 1).encode()
