"""Refuses all inputs but the first that it sees."""

NOTEBOOK = "4_multi_cabeza"
MARKS = {"split_heads": 0}
STATUS = "graded"
CELLS = {"split_heads": '''
seen = []


def split_heads(X, n_heads):
    seen.append(n_heads)
    if len(seen) > 1:
        raise ValueError("no")
    return np.zeros((n_heads, len(X), X.shape[1] // max(n_heads, 1)))
'''}
