"""The function and its tests were merged into one cell."""

from submissions.notebooks import cell, take_out

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"


def change(notebook):
    tests = [take_out(notebook, f"positional_encoding-{name}") for name in ("values", "odd_dimension", "long_sequences")]
    cell(notebook, "positional_encoding").source += "\n\n" + "\n\n".join(tests)
    return notebook
