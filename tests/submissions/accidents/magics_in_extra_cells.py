"""Extra cells install, list, look things up, run shells."""

from submissions.notebooks import before

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
SOURCES = ["%pip install torch", "!pip install numpy", "%%bash\nls -la", "%load_ext autoreload\n%autoreload 2", "%who", "?print", "ls",
           "%%html\n<b>hola</b>", "%run otra.py", "%no_such_magic", "%%no_such_magic\nx", "cd ..", "files = !ls", "np.exp??"]


def change(notebook):
    for source in SOURCES:
        before(notebook, "softmax", source)
    return notebook
