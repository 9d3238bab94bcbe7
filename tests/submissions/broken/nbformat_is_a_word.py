"""The version of the format is a word."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return data({**notebook, "nbformat": "four", "nbformat_minor": None})
