"""What a forked child becomes: an IPython kernel that also answers the judge, with the least ado around each message."""

import ast
import importlib
import json
import logging
import os
import sys
import threading

from ipykernel.iostream import OutStream
from ipykernel.ipkernel import IPythonKernel
from ipykernel.kernelapp import IPKernelApp
from ipykernel.zmqshell import ZMQInteractiveShell
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


class Shell(ZMQInteractiveShell):
    """What runs cells. There is one, made by the warm parent, which the kernel of each fork takes for its own."""

    @classmethod
    def instance(cls, *args, parent=None, kernel=None, **kwargs):
        shell = super().instance(*args, **kwargs)
        shell.parent, shell.kernel = parent, kernel
        return shell

    def transform_cell(self, raw_cell):
        """A cell as Python. IPython would take it apart, twice, to look for syntax of its own; of what is Python already only a
        single line can hold some (`ls`), or a prompt that was copied along."""
        if "\n" in raw_cell and "In [" not in raw_cell:
            try:
                compile(raw_cell, "cell", "exec", ast.PyCF_ONLY_AST | ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
                return raw_cell
            except Exception:
                pass  # IPython's own, or an error that it will show
        return super().transform_cell(raw_cell)


class Kernel(IPythonKernel):
    """ipykernel's kernel, with the shell that is there already."""

    shell_class = Shell
    _supports_kernel_subshells = False


class NoThread:
    """Stands where the thread for subshells would, which every message would go through: a cell with `await` asks for its parent."""

    parent_thread = threading.main_thread()

    def __bool__(self):
        return False


class KernelApp(IPKernelApp):
    """ipykernel's application for one conversation with one client."""

    kernel_class = Kernel

    def init_control(self, context):
        super().init_control(context)
        self.shell_channel_thread = NoThread()

    def parse_command_line(self, argv=None):
        """There is none, and to build the parser takes longer than to fork."""

    def load_config_file(self, suppress_errors=True):  # type: ignore[override]
        """There is none either."""


def prepare():
    """Make, in the warm parent, what is the same in every kernel."""
    shell = Shell.instance(config=CONFIG, user_ns={}, compiler_class=IPythonKernel.compiler_class.default_value)
    importlib.import_module("matplotlib_inline.backend_inline")  # which looks for the shell that it shows figures in
    shell.ask_exit = lambda: None  # `exit()` in a cell would end the kernel a moment later, in the midst of another cell


def serve(connection, probe, work, ready):
    """Be an IPython kernel that answers, beside Jupyter's messages, the judge's `probe_request`."""
    os.chdir(work)
    path = os.path.join(work, ".connection.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(connection, file)
    del sys.argv[1:]
    app = KernelApp.instance(connection_file=path, outstream_class=f"{__name__}.Stream", capture_fd_output=False, config=CONFIG)
    app.initialize()
    app.log.setLevel(logging.CRITICAL)  # else each message makes a record that nobody reads
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
