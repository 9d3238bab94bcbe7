"""A source holds one half of a pair of UTF-16: valid JSON that no encoding can write."""

from submissions.notebooks import before, text

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return text(before(notebook, "softmax", "print('HALF')  # HALF")).replace("HALF", "\\ud83d").encode()
