"""One byte of a UTF-8 file was damaged, in a comment; names with accents stand elsewhere."""

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
CELLS = {
    "softmax": '''# al margen
def softmax(x, axis=-1):
    señal = x - np.max(x, axis=axis, keepdims=True)
    exponenciales_según_señal = np.exp(señal)
    return exponenciales_según_señal / np.sum(exponenciales_según_señal, axis=axis, keepdims=True)''',
}


def change(notebook):
    return data(notebook).replace("lo más parecido al".encode(), b"x").replace(b"# al margen", b"# al \xff margen")
