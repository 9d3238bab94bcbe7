"""What a forked child becomes: IPython's shell, and one line to the grader over which cells and the judge's questions come.

A request is answered with one reply, a cell with all that it showed. Jupyter's own way takes six messages for a cell, through two
more threads, which costs more than most cells do; and what speaks it is more than what runs the cells.
"""

import ast
import builtins
import contextlib
import functools
import getpass
import importlib
import io
import json
import os
import signal
import site
import sys
from typing import Any

from IPython.core.displayhook import DisplayHook
from IPython.core.displaypub import DisplayPublisher
from IPython.core.error import StdinNotImplementedError
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config

RUNAWAY = 64 << 20  # characters that a cell may show in vain before it is stopped
CONFIG = Config({
    "HistoryManager": {"enabled": False},
    "InlineBackend": {
        "print_figure_kwargs": {"bbox_inches": None},  # "tight" draws twice
        "rc": {"text.hinting": "none"},  # a fifth of the time that a drawing takes, for pixels that nobody tells apart
    },
})
FRONTEND = (  # magics for who sits in front of the notebook
    "autosave", "clear", "connect_info", "debug", "edit", "less", "man", "pdb", "qtconsole", "subshell")
AROUND = 100  # characters that an output takes beside its own: what reads it counts them, too


class Outputs:
    """What a cell shows, in order, up to `room` characters. The rest is counted, and who goes on for long is interrupted."""

    def __init__(self):
        self.begin(0)

    def begin(self, room):
        self.room, self.shown, self.dropped, self.runaway = room, [], 0, False

    def write(self, name, text):
        if text and self.room > AROUND and (not self.shown or self.shown[-1].get("name") != name):
            self.shown.append({"output_type": "stream", "name": name, "text": []})
            self.room -= AROUND
        kept = text[:self.room] if self.shown and self.shown[-1].get("name") == name else ""
        if kept:
            self.room -= len(kept)
            self.shown[-1]["text"].append(kept)
        self._drop(len(text) - len(kept))

    def show(self, kind, data):
        """Add what is displayed, given by MIME type; of that, what is text."""
        shown = {mime: text for mime, text in data.items() if isinstance(text, str)}
        self.add(kind, sum(map(len, shown.values())), data=shown)

    def add(self, kind, size, **content):
        if AROUND + size > self.room:
            self._drop(AROUND + size)
        else:
            self.room -= AROUND + size
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

    def fileno(self):
        """The process's own, which leads nowhere: some libraries ask for one."""
        return 1 if self.name == "stdout" else 2

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        OUTPUTS.write(self.name, text)
        return len(text)


class Publisher(DisplayPublisher):
    """Where `display` leads."""

    def publish(self, data, metadata=None, **options):  # type: ignore[override]
        self._validate_data(data, metadata)
        OUTPUTS.show("display_data", data)

    def clear_output(self, wait=False):
        """What was shown stays: whoever reads it afterwards sees more."""


class Hook(DisplayHook):
    """Where the value of a cell's last line leads."""

    def start_displayhook(self):
        pass

    def write_format_data(self, format_dict, md_dict=None):
        OUTPUTS.show("execute_result", format_dict)

    def write_output_prompt(self):
        pass

    def finish_displayhook(self):
        pass


class Shell(InteractiveShell):
    """What runs cells. There is one, made by the warm parent, which each fork takes for its own."""

    displayhook_class = Hook
    display_pub_class = Publisher
    autoindent = False
    colors_force = True

    def enable_gui(self, gui=None):
        """`%matplotlib` asks for a window's event loop, and for none where figures are shown inline; there are no windows."""

    def ask_exit(self):
        """`exit()` in a cell does not keep the next one from running."""

    def _showtraceback(self, etype, evalue, stb):
        ename, evalue = etype.__name__, str(evalue)
        OUTPUTS.add("error", sum(map(len, (ename, evalue, *stb))), ename=ename, evalue=evalue, traceback=stb)

    def _format_exception_for_storage(self, exception, filename=None, running_compiled_code=False):
        """The history keeps no errors: to put one into words takes longer than most cells, and it was done already to show it."""

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

    def should_run_async(self, raw_cell, **transformed):
        """Whether the cell waits for something. IPython would compile each one to see it."""
        return ("await" in raw_cell or "async" in raw_cell) and super().should_run_async(raw_cell, **transformed)


def prepare():
    """Make, in the warm parent, what is the same in every kernel."""
    site.sethelper()  # `help`, which an interpreter without site-packages has not
    builtins.input = getpass.getpass = refuse_input
    shell: Any = Shell.instance(config=CONFIG)
    for magic in FRONTEND:
        shell.register_magic_function(lambda line: None, "line", magic)
    sys.breakpointhook = lambda *arguments, **options: None  # one that was forgotten stops nobody
    agg = importlib.import_module("matplotlib.backends.backend_agg").FigureCanvasAgg
    agg.print_png = functools.partialmethod(agg.print_png, pil_kwargs={"compress_level": 1})
    importlib.import_module("matplotlib_inline.backend_inline")  # which looks for the shell that it shows figures in


def refuse_input(*_prompt, **_stream):
    raise StdinNotImplementedError("mientras se califica no hay nadie que pueda escribir una respuesta")


def serve(line, probe):
    """Be a kernel: run cells and answer the judge's questions, a request after the other, until the socket `line` closes.

    A request is a number and JSON in a line, and so is its reply.
    """
    kernel = os.getpid()
    del sys.argv[1:]
    sys.path.insert(0, "")
    sys.stdout, sys.stderr = Stream("stdout"), Stream("stderr")
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is for what runs, and nothing does
    shell = Shell.instance()
    judge = probe.Probe(shell.user_ns)

    def run(request):
        with contextlib.suppress(BaseException):  # an interrupt that came a moment too late: what was shown is shown
            OUTPUTS.begin(request["room"])
            if request["pin"]:
                judge.handle({"action": "pin", "name": request["pin"]})
            shell.run_cell(request["code"], store_history=True)
        return OUTPUTS.end()

    line.sendall(b"0 {}\n")  # it is there
    with line.makefile("rb") as requests:
        for request in requests:
            number, _space, text = request.partition(b" ")
            content = json.loads(text)
            try:
                signal.signal(signal.SIGINT, signal.default_int_handler)
                try:
                    reply = json.dumps(run(content) if content["action"] == "run" else judge.handle(content))
                finally:
                    signal.signal(signal.SIGINT, signal.SIG_IGN)
            except BaseException as error:  # an interrupt of the judge's included: there must be a reply
                reply = json.dumps({"status": "interrupted" if isinstance(error, KeyboardInterrupt) else "failed"})
            if os.getpid() != kernel:  # a fork of the student's, which came back
                os._exit(0)
            line.sendall(b"\n%s %s\n" % (number, reply.encode()))  # on a line of its own, whatever a student's code left there
