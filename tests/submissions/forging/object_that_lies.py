"""Returns an object that says it is an array and agrees with whatever it is asked."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
class Everything:
    __class__ = property(lambda self: np.ndarray)
    __eq__ = lambda self, other: True
    __bool__ = lambda self: True
    __float__ = lambda self: 1.0
    __getattr__ = lambda self, name: self
    __call__ = lambda self, *args, **kwargs: self
    __array__ = lambda self, *args, **kwargs: np.zeros((5, 8))
    __len__ = lambda self: 2
    __getitem__ = lambda self, key: self
    __reduce__ = lambda self: (print, ("unpickled",))


def positional_encoding(n, d):
    return Everything()
'''}
