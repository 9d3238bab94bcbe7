"""The answer is an object that can be called."""

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
CELLS = {
    "softmax": '''class Softmax:
    def __call__(self, x, axis=-1):
        e = np.exp(x - x.max(axis=axis, keepdims=True))
        return e / e.sum(axis=axis, keepdims=True)


softmax = Softmax()''',
}
