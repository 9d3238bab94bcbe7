"""Other tools left their metadata everywhere."""

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    for i, one in enumerate(notebook.cells):
        one.metadata.update(vscode={"languageId": "python"}, colab={"id": str(i)}, id=f"x{i}", ExecuteTime={"start": None}, slideshow={})
    notebook.metadata.update(colab={"provenance": [], "toc_visible": True}, accelerator="GPU", widgets={"application/x": {"state": {}}})
    return notebook
