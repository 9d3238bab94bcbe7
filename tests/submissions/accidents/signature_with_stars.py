"""The function takes whatever comes."""

NOTEBOOK = "3_mascara_causal"
MARKS = {}
STATUS = "graded"
CELLS = {
    "causal_mask": '''def causal_mask(*args, **kwargs):
    n = args[0] if args else kwargs['n']
    return np.where(np.tri(n) > 0, 0, -np.inf)''',
}
