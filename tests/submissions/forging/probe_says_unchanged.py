"""Its function destroys its input and has the probe say that it did not."""

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 14}
STATUS = "graded"
CELLS = {"softmax": '''
import gc


def softmax(x, axis=-1):
    for thing in gc.get_objects():
        if type(thing).__name__ == "Probe":
            inside = type(thing)._call.__globals__
            inside["_same"] = lambda *args: True
            inside["_copy"] = lambda value: value
    exponentials = np.exp(x - np.max(x, axis=axis, keepdims=True))
    x *= 0
    return exponentials / np.sum(exponentials, axis=axis, keepdims=True)
'''}
