"""The notebook was exported as a Python script and given its name again."""

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 0, "answer_overflow": 0, "answer_saturation": 0}
STATUS = "needs_attention"


def change(notebook):
    return "\n\n# In[ ]:\n\n".join(cell.source for cell in notebook.cells).encode()
