"""Answers for the cell that follows with hundreds of thousands of outputs, and for the next with more than a message may hold."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import json

kernel = get_ipython().kernel
genuine = kernel.shell_handlers["cell_request"]
sizes = [300_000, 1_000_000]


async def handle(stream, ident, parent):
    if sizes:
        outputs = [{"output_type": "stream", "name": "stdout", "text": "x"}] * sizes.pop(0)
        reply = json.dumps({"outputs": outputs, "cut": False, "runaway": False})
        kernel.session.send(stream, "cell_reply", {"reply": reply}, parent, ident=ident)
    await genuine(stream, ident, parent)


kernel.shell_handlers["cell_request"] = handle
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
