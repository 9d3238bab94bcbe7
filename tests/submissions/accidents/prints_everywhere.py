"""The function prints at every step, to both channels."""

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
CELLS = {
    "softmax": '''import sys


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    print('x', x, file=sys.stderr)
    exponentials = np.exp(shifted)
    print(shifted.shape, exponentials)
    return exponentials / np.sum(exponentials, axis=axis, keepdims=True)''',
}
