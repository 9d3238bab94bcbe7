"""The function is defined under `if __name__ == '__main__'`."""

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
CELLS = {
    "softmax": '''if __name__ == '__main__':
    def softmax(x, axis=-1):
        shifted = x - np.max(x, axis=axis, keepdims=True)
        exponentials = np.exp(shifted)
        return exponentials / np.sum(exponentials, axis=axis, keepdims=True)''',
}
