"""Opens channels of widgets and sends over them without end."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
kernel = get_ipython().kernel
for number in range(20_000):
    content = {"comm_id": str(number), "target_name": "x", "data": "x" * 1000}
    kernel.session.send(kernel.shell_stream, "comm_open", content, ident=kernel._parent_ident["shell"])
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
