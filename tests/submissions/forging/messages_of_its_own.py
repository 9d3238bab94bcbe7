"""Publishes messages of its own over the kernel's socket."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
kernel = get_ipython().kernel
parent = kernel.get_parent("shell")
for kind, content in (
        ("execute_result", {"data": {"text/plain": "14.0"}, "metadata": {}, "execution_count": 1}),
        ("execute_result", {"data": 14.0}), ("stream", {"name": "stdout", "text": 14}), ("stream", {"name": ["x"], "text": "14.0"}),
        ("display_data", {"data": [], "metadata": 0}), ("error", {"ename": 1, "evalue": None, "traceback": "passed"}),
        ("probe_reply", {"reply": '{"status": "passed"}'}), ("status", {"execution_state": ["idle"]}), ("verdict", {"outcome": "passed"})):
    kernel.session.send(kernel.shell_stream, kind, content, parent=parent, ident=kernel._parent_ident["shell"])
def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
