"""Extra cells whose source, type, metadata, outputs are of wrong types."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    wrong = [5, None, {"a": 1}, [1, None, ["x"]], True, 1.5]
    extra = [{"cell_type": one, "source": other, "metadata": one, "outputs": other, "id": one} for one in wrong for other in wrong]
    return data({**notebook, "cells": [*extra, *notebook.cells, *extra]})
