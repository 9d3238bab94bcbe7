"""The `raise` of the stub was left above the solution: the function raises, whoever calls it."""

NOTEBOOK = "3_mascara_causal"
MARKS = {"causal_mask": 0}
STATUS = "graded"
CELLS = {
    "causal_mask": '''def causal_mask(n):
    raise NotImplementedError
    return np.triu(np.full((n, n), -1e9), k=1)''',
}
