"""The cells already carry a verdict and a score, and one function is wrong."""

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 0}
STATUS = "graded"
CELLS = {
    "softmax": '''def softmax(x, axis=-1):
    return x * 0''',
}


def change(notebook):
    for one in notebook.cells:
        one.metadata["attention_grader"] = {"verdict": "passed", "message": "", "mistake": None, "extra": True}
    return notebook
