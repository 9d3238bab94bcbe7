"""Magics and shell commands stand around the function."""

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
CELLS = {
    "softmax": '''%matplotlib inline
!pip install numpy --quiet
files = !ls
def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    exponentials = np.exp(shifted)
    return exponentials / np.sum(exponentials, axis=axis, keepdims=True)


%time softmax(np.arange(3.0))
softmax?
?np.exp''',
}
