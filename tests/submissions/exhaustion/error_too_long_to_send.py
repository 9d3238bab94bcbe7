"""Raises an error of forty megabytes and has the kernel send it whole."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
NOTED = "se calificó sin ella"
EXTRA = '''
session = get_ipython().kernel.session
session.serialize = type(session).serialize.__get__(session)
raise Exception("x" * 40_000_000)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
