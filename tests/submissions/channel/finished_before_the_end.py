"""Says that the cell has finished while it still runs."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import time

kernel = get_ipython().kernel
parent = kernel.get_parent("shell")
for stream in (kernel.iopub_socket,):
    kernel.session.send(stream, "status", {"execution_state": "idle"}, parent=parent, ident=b"status")
    kernel.session.send(stream, "execute_reply", {"status": "ok", "execution_count": 1}, parent=parent, ident=b"x")
time.sleep(0.5)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
