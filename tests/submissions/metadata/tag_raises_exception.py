"""Every cell is tagged as one that may raise."""

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 0}
STATUS = "graded"
CELLS = {
    "softmax": '''def softmax(x, axis=-1):
    raise NotImplementedError''',
}


def change(notebook):
    for one in notebook.cells:
        one.metadata["tags"] = ["raises-exception"]
    return notebook
