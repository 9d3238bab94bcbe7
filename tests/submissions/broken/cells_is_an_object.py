"""`cells` is an object and no list."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 0, "answer_overflow": 0, "answer_saturation": 0}
STATUS = "needs_attention"
NOTED = "no es un cuaderno"


def change(notebook):
    return data({**notebook, "cells": {str(i): cell for i, cell in enumerate(notebook.cells)}})
