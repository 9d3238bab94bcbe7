"""Sends bytes that are no messages over the socket of the kernel."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import os

kernel = get_ipython().kernel
for _attempt in range(50):
    for parts in ([b""], [b"x" * 1000], [b"<IDS|MSG>", b"", b"{", b"}", b"[", b"]"], [b"<IDS|MSG>"] + [os.urandom(50)] * 5, [b"x"] * 200):
        kernel.shell_stream.send_multipart(parts)
        kernel.shell_stream.send_multipart([kernel._parent_ident["shell"][0], *parts])
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
