"""Closes the loop of events that cells with `await` run in."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import asyncio

from IPython.core.async_helpers import get_asyncio_loop

get_asyncio_loop().close()
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
