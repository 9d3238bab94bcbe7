"""The tests were changed until a wrong function passed them."""

from submissions.notebooks import is_test

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 0}
STATUS = "graded"
CELLS = {
    "softmax": '''def softmax(x, axis=-1):
    return np.zeros_like(x)''',
}


def change(notebook):
    for one in notebook.cells:
        if is_test(one):
            one.source = "print('ok')"
    return notebook
