"""Signs its messages with another key, so that none can be read any more."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
NOTED = "se calificó sin ella"
EXTRA = '''
get_ipython().kernel.session.key = b"another"
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
