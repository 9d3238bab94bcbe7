"""A zip file that was given the notebook's name."""

import io
import zipfile

from submissions.notebooks import data

NOTEBOOK = "1_softmax"
MARKS = {"softmax": 0, "answer_overflow": 0, "answer_saturation": 0}
STATUS = "needs_attention"


def change(notebook):
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("1_softmax.ipynb", data(notebook))
    return archive.getvalue()
