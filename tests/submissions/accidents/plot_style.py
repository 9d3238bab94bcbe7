"""The style of the plots was changed, to one that does not exist too."""

from submissions.notebooks import before

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"


def change(notebook):
    before(notebook, "softmax", "plt.style.use('dark_background')\nplt.rcParams['figure.dpi'] = 400")
    return before(notebook, "softmax", "plt.style.use('mi_estilo')")
