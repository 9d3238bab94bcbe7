"""One function has a colon too few; the other is right."""

NOTEBOOK = "3_mascara_causal"
MARKS = {"causal_mask": 0}
STATUS = "graded"
CELLS = {
    "causal_mask": '''def causal_mask(n)
    return np.triu(np.full((n, n), -1e9), k=1)''',
}
