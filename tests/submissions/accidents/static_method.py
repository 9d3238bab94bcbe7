"""The answer is a method of a class."""

NOTEBOOK = "3_mascara_causal"
MARKS = {}
STATUS = "graded"
CELLS = {
    "causal_mask": '''class Masks:
    @staticmethod
    def causal(n):
        return np.triu(np.full((n, n), -np.inf), 1)


causal_mask = Masks.causal''',
}
