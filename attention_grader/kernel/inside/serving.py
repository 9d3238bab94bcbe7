"""What a forked child becomes: an IPython kernel that also answers the judge, with the least ado around each message."""

import json
import logging
import os
import sys

from ipykernel.iostream import OutStream
from ipykernel.kernelapp import IPKernelApp
from matplotlib_inline.backend_inline import configure_inline_support
from traitlets.config import Config

LONGEST = 16 << 20  # bytes of a message; the grader cuts off who sends one twice as long
CONFIG = Config({
    "IPKernelApp": {"log_level": logging.CRITICAL},
    "HistoryManager": {"enabled": False},
    "IPythonKernel": {"_execute_sleep": 0},  # seconds of rest after each cell
    "InlineBackend": {"print_figure_kwargs": {"bbox_inches": None, "pil_kwargs": {"compress_level": 1}}},  # "tight" draws twice
})


class Stream(OutStream):
    """Standard output or error. ipykernel flushes both after every message, and each flush waits for another thread."""

    written = False

    def write(self, string):
        self.written = True
        return super().write(string)

    def flush(self):
        if self.written:
            self.written = False
            super().flush()


class KernelApp(IPKernelApp):
    """ipykernel's application for one conversation with one client."""

    def init_control(self, context):
        super().init_control(context)
        self.shell_channel_thread = None  # no subshells: every message would go through one more thread

    def parse_command_line(self, argv=None):
        """There is none, and to build the parser takes longer than to fork."""

    def load_config_file(self, suppress_errors=True):  # type: ignore[override]
        """There is none either."""


def serve(connection, probe, work, ready):
    """Be an IPython kernel that answers, beside Jupyter's messages, the judge's `probe_request`."""
    os.chdir(work)
    path = os.path.join(work, ".connection.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(connection, file)
    del sys.argv[1:]
    app = KernelApp.instance(connection_file=path, outstream_class=f"{__name__}.Stream", capture_fd_output=False, config=CONFIG)
    app.initialize()
    kernel = app.kernel
    judge = probe.Probe(kernel.shell.user_ns)

    def handle(stream, ident, parent):
        try:
            reply = json.dumps(judge.handle(parent["content"]))
        except BaseException as error:  # an interrupt of the judge's included: there must be a reply
            reply = json.dumps({"status": "interrupted" if isinstance(error, KeyboardInterrupt) else "failed"})
        kernel.session.send(stream, "probe_reply", {"reply": reply}, parent, ident=ident)

    async def execute(stream, ident, parent):
        if parent["content"].get("pin"):
            judge.handle({"action": "pin", "name": parent["content"]["pin"]})
        await kernel.execute_request(stream, ident, parent)

    kernel.shell_handlers |= {"probe_request": handle, "execute_request": execute}
    shorten_messages(kernel.session)
    configure_inline_support(kernel.shell, "inline")  # the backend was imported when there was no shell yet to show figures in
    kernel.shell.ask_exit = lambda: None  # `exit()` in a cell would end the kernel a moment later, in the midst of another cell
    ready()
    app.start()


def shorten_messages(session):
    """Cut what is too long to be sent at once: a cell that prints millions of numbers is no reason to lose the kernel."""
    whole = session.serialize

    def serialize(message, ident=None):
        parts = whole(message, ident)
        if sum(map(len, parts)) <= LONGEST:
            return parts
        content = message["content"]
        short = {key: value for key, value in content.items() if key in ("name", "status", "ename", "execution_count")}
        if message["msg_type"] == "stream":
            short["text"] = content["text"][:LONGEST // 8]  # a character may take six bytes
        elif message["msg_type"] in ("display_data", "execute_result", "update_display_data"):
            short |= {"data": {"text/plain": "…"}, "metadata": {}}
        else:
            short |= {"evalue": "…", "traceback": []}
        return whole(message | {"content": short}, ident)

    session.serialize = serialize
