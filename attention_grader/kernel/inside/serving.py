"""What a forked child becomes: an IPython kernel that runs cells and answers the judge, a message there and a message back.

Jupyter's own way to run a cell takes six messages through two more threads, which costs more than most cells do. So `cell_request`
is answered with all that the cell showed, in one `cell_reply`, and nothing is published on the way.
"""

import ast
import contextlib
import importlib
import io
import json
import logging
import os
import signal
import site
import sys
import threading
from typing import Any

import zmq
from ipykernel.displayhook import ZMQShellDisplayHook
from ipykernel.ipkernel import IPythonKernel
from ipykernel.zmqshell import ZMQDisplayPublisher, ZMQInteractiveShell
from jupyter_client.session import Session
from tornado.ioloop import IOLoop
from traitlets.config import Config
from zmq.eventloop.zmqstream import ZMQStream

RUNAWAY = 64 << 20  # characters that a cell may show in vain before it is stopped
CONFIG = Config({
    "HistoryManager": {"enabled": False},
    "InlineBackend": {"print_figure_kwargs": {"bbox_inches": None, "pil_kwargs": {"compress_level": 1}}},  # "tight" draws twice
})


class Outputs:
    """What a cell shows, in order, up to `room` characters. The rest is counted, and who goes on for long is interrupted."""

    def __init__(self):
        self.begin(0)

    def begin(self, room):
        self.room, self.shown, self.dropped, self.runaway = room, [], 0, False

    def write(self, name, text):
        kept = text[:self.room]
        self.room -= len(kept)
        if kept:
            if not self.shown or self.shown[-1].get("name") != name:
                self.shown.append({"output_type": "stream", "name": name, "text": []})
            self.shown[-1]["text"].append(kept)
        self._drop(len(text) - len(kept))

    def show(self, kind, data):
        """Add what is displayed, given by MIME type; of that, what is text."""
        shown = {mime: text for mime, text in data.items() if isinstance(text, str)}
        self.add(kind, sum(map(len, shown.values())), data=shown)

    def add(self, kind, size, **content):
        if size > self.room:
            self._drop(size)
        else:
            self.room -= size
            self.shown.append({"output_type": kind, **content})

    def _drop(self, size):
        self.dropped += size
        if self.dropped > RUNAWAY:
            self.dropped, self.runaway = 1, True
            raise KeyboardInterrupt

    def end(self):
        """What was shown as a notebook holds it, whether anything is missing, and whether that was so much that it was interrupted."""
        shown = [output | {"text": "".join(output["text"])} if "text" in output else output for output in self.shown]
        return {"outputs": shown, "cut": self.dropped > 0, "runaway": self.runaway}


OUTPUTS = Outputs()


class Stream(io.TextIOBase):
    """Standard output or error."""

    encoding = "utf-8"

    def __init__(self, name):
        self.name = name

    def writable(self):
        return True

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        OUTPUTS.write(self.name, text)
        return len(text)


class Publisher(ZMQDisplayPublisher):
    """Where `display` leads."""

    def publish(self, data, metadata=None, **options):  # type: ignore[override]
        self._validate_data(data, metadata)
        OUTPUTS.show("display_data", data)

    def clear_output(self, wait=False):
        """What was shown stays: whoever reads it afterwards sees more."""


class DisplayHook(ZMQShellDisplayHook):
    """Where the value of a cell's last line leads."""

    def start_displayhook(self):
        pass

    def write_format_data(self, format_dict, md_dict=None):
        OUTPUTS.show("execute_result", format_dict)

    def write_output_prompt(self):
        pass

    def finish_displayhook(self):
        pass


class Shell(ZMQInteractiveShell):
    """What runs cells."""

    displayhook_class = DisplayHook
    display_pub_class = Publisher

    def enable_gui(self, gui=None):
        """`%matplotlib` asks for a window's event loop, and for none where figures are shown inline; there are no windows."""

    def _showtraceback(self, etype, evalue, stb):
        self._last_traceback = stb
        OUTPUTS.add("error", sum(map(len, stb)), ename=etype.__name__, evalue=str(evalue), traceback=stb)

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


class NoThread:
    """Stands where the thread for subshells would, which every message would go through: a cell with `await` asks for its parent."""

    parent_thread = threading.main_thread()

    def __bool__(self):
        return False


class Kernel(IPythonKernel):
    """ipykernel's kernel with one socket. There is one, made by the warm parent, which each fork takes for its own."""

    shell_class = Shell
    _supports_kernel_subshells = False

    def _publish_status(self, *arguments):
        """Nobody listens."""


def prepare():
    """Make, in the warm parent, what is the same in every kernel."""
    site.sethelper()  # `help`, which an interpreter without site-packages has not
    log = logging.getLogger("kernel")
    log.setLevel(logging.CRITICAL + 1)  # else each message makes records that nobody reads
    kernel: Any = Kernel.instance(config=CONFIG, log=log, shell_channel_thread=NoThread())
    kernel.shell.ask_exit = lambda: None  # `exit()` in a cell would end the kernel a moment later, in the midst of another cell
    importlib.import_module("matplotlib_inline.backend_inline")  # which looks for the shell that it shows figures in


def serve(connection, probe, work, ready):
    """Be a kernel that answers `cell_request`, with what a cell shows, and the judge's `probe_request`."""
    os.chdir(work)
    del sys.argv[1:]
    sys.path.insert(0, "")
    sys.stdout, sys.stderr = Stream("stdout"), Stream("stderr")
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is for what runs, and nothing does
    socket: Any = zmq.Context.instance().socket(zmq.ROUTER)
    socket.bind(f"{connection['transport']}://{connection['ip']}-{connection['shell_port']}")
    kernel: Any = Kernel.instance()
    kernel.session = Session(key=connection["key"].encode(), signature_scheme=connection["signature_scheme"],
                             copy_threshold=sys.maxsize)  # else the first long message starts one more thread
    kernel.shell_stream = ZMQStream(socket)
    judge = probe.Probe(kernel.shell.user_ns)

    async def run_cell(stream, ident, parent):
        content = parent["content"]
        with contextlib.suppress(BaseException):  # an interrupt that came a moment too late: what was shown is shown
            OUTPUTS.begin(content["room"])
            if content["pin"]:
                judge.handle({"action": "pin", "name": content["pin"]})
            await kernel.do_execute(content["code"], silent=False, store_history=True)
        answer(stream, ident, parent, "cell_reply", OUTPUTS.end)

    def ask_probe(stream, ident, parent):
        answer(stream, ident, parent, "probe_reply", lambda: judge.handle(parent["content"]))

    def answer(stream, ident, parent, kind, make):
        try:
            reply = json.dumps(make())
        except BaseException as error:  # an interrupt of the judge's included: there must be a reply
            reply = json.dumps({"status": "interrupted" if isinstance(error, KeyboardInterrupt) else "failed"})
        kernel.session.send(stream, kind, {"reply": reply}, parent, ident=ident)

    kernel.shell_handlers |= {"cell_request": run_cell, "probe_request": ask_probe}
    kernel.start()
    ready()
    IOLoop.current().start()
