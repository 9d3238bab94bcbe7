"""Names in Spanish and Greek."""

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
CELLS = {
    "softmax": '''def softmax(x, axis=-1):
    señal = x - np.max(x, axis=axis, keepdims=True)
    ε = np.exp(señal)
    Σ = ε.sum(axis=axis, keepdims=True)
    return ε / Σ''',
}
