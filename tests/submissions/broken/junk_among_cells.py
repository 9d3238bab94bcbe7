"""Things that are no cells stand among the cells."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return data({**notebook, "cells": [None, 5, "x", [], {}, True, *notebook.cells, [[]], {"cell_type": "code"}]})
