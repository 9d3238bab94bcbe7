"""An extra cell reads a file of the student's own disk."""

from submissions.notebooks import before

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    return before(notebook, "softmax", "scores = np.loadtxt('C:/Users/ana/puntajes.csv')\nimport mis_funciones")
