"""Twenty thousand empty cells."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    empty = {"cell_type": "code", "source": "", "metadata": {}, "outputs": [], "execution_count": None}
    return data({**notebook, "cells": [*notebook.cells, *[empty] * 20_000]})
