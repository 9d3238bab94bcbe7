"""The metadata are nested a hundred thousand deep."""

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 0, "answer_overflow": 0, "answer_saturation": 0}
STATUS = "needs_attention"


def change(notebook):
    return b'{"cells": [], "metadata": ' + b"[" * 100_000
