"""Returns an array that says it is equal to everything."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
class Equal(np.ndarray):
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    def __sub__(self, other):
        return np.zeros(self.shape)

    def __array__(self, *args, **kwargs):
        raise RuntimeError

    def __array_ufunc__(self, *args, **kwargs):
        return np.True_

    def __array_function__(self, *args, **kwargs):
        return True

    def astype(self, *args, **kwargs):
        return self


def positional_encoding(n, d):
    return np.zeros((n, d)).view(Equal)
'''}
