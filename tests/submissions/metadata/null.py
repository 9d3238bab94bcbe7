"""The metadata of every cell are null."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return data({**notebook, "metadata": None, "cells": [{**one, "metadata": None} for one in notebook.cells]})
