"""The metadata of the cells are lists, texts, numbers."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    wrong = [[], "nbgrader", 5, {"nbgrader": []}, {"nbgrader": "softmax"}, {"nbgrader": None}]
    return data({**notebook, "cells": [{**one, "metadata": wrong[i % 6]} for i, one in enumerate(notebook.cells)]})
