"""A constant that the function uses is defined in a cell of its own."""

from submissions.notebooks import before

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
CELLS = {
    "positional_encoding": '''def positional_encoding(n, d):
    P = np.zeros((n, d))
    for pos in range(n):
        for j in range(d):
            angle = pos / BASE ** (j // 2 * 2 / d)
            P[pos, j] = np.cos(angle) if j % 2 else np.sin(angle)
    return P''',
}


def change(notebook):
    return before(notebook, "positional_encoding", "BASE = 10_000.0")
