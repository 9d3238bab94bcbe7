"""Opens channels of widgets and sends over them without end."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
kernel = get_ipython().kernel
for number in range(20_000):
    kernel.session.send(kernel.iopub_socket, "comm_open", {"comm_id": str(number), "target_name": "x", "data": "x" * 1000}, ident=b"comm")
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
