"""Stops the loop of events that the kernel lives in."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import asyncio

asyncio.get_event_loop().stop()
get_ipython().kernel.io_loop.stop() if hasattr(get_ipython().kernel, "io_loop") else None
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
