"""Shows pictures, pages and mathematics without end."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
from IPython.display import HTML, SVG, Image, Latex, Markdown, clear_output, display

for number in range(2000):
    display(HTML("<p>" + "x" * 5000 + "</p>"), Markdown("# x" * 1000), Latex("$x$" * 1000))
    display({"text/plain": "x" * 5000, "image/png": "x" * 5000, "application/json": "x" * 5000}, raw=True)
    clear_output()
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
