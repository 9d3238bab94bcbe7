"""Says that the cell has finished while it still runs, and again when it has."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import time

kernel = get_ipython().kernel
parent = kernel.get_parent("shell")
for kind, content in (("cell_reply", {"reply": '{"outputs": [], "cut": false, "runaway": false}'}), ("execute_reply", {"status": "ok"}),
                      ("status", {"execution_state": "idle"})):
    kernel.session.send(kernel.shell_stream, kind, content, parent=parent, ident=kernel._parent_ident["shell"])
time.sleep(0.5)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
