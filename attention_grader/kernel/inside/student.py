"""The process in the sandbox: a warm parent that has imported everything, and the kernels that it forks.

It is run as a script by an interpreter that knows no site-packages (`python -I -S student.py`), and told over an inherited
socket what to do, a line of JSON each: `start` a kernel, `signal` it, `test` the walls. With `start` and `test` comes a socket,
over which the new process speaks with the grader. The parent is trusted and never runs student code; what it forks isolates
itself first (`isolation.py`) and only then becomes a kernel (`serving.py`).
"""

import contextlib
import gc
import importlib
import io
import json
import os
import resource
import select
import shutil
import signal
import socket
import sys
import tempfile
import time

LOOK = 0.2  # seconds between two looks at what the kernels use
WARM = ("matplotlib.pyplot", "stack_data")  # what figures and the tracebacks of errors need


def main():
    control = socket.socket(fileno=int(sys.argv[1]))
    with control.makefile("rb") as lines:  # not an argument: a kernel can read the command line of the process it was forked from
        settings = json.loads(lines.readline())
    sys.path[:] = [path for path in sys.path if path and os.path.basename(path) != "inside"] + settings["paths"]
    for absent in ("attention_grader", "nbgrader"):
        sys.modules[absent] = None  # type: ignore[assignment]
    here = os.path.dirname(os.path.abspath(__file__))
    modules = {name: load(name, os.path.join(here, f"{name}.py")) for name in settings["modules"]}
    modules["probe"] = load("attention_probe", settings["probe"])
    if settings["fonts"]:  # Matplotlib trusts its list of fonts only where it can write, and takes half a second to make it anew
        shutil.copytree(settings["fonts"], os.environ["MPLCONFIGDIR"])
    warm_up(modules["serving"].prepare)
    Parent(control, settings, modules).run()


def load(name, path):
    """A module without a file: nothing in the process leads back to the folder that it lies in."""
    from types import ModuleType

    module = sys.modules[name] = ModuleType(name)
    with open(path, encoding="utf-8") as file:
        exec(compile(file.read(), f"<{name}>", "exec"), module.__dict__)
    return module


def warm_up(prepare):
    """Import and `prepare` what every kernel needs, and draw a figure: all that this leaves behind is then shared by all."""
    for name in WARM:
        importlib.import_module(name)
    prepare()
    draw()
    gc.collect()
    gc.freeze()  # what is here stays: a kernel's collector would touch, and so copy, every page of it
    gc.set_threshold(50_000, 10, 10)  # and it need not look so often: kernels live for seconds


def draw():
    """Draw what figures have in common. The first one loads fonts, a picture's formats and much else."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(1, 2, sharex=True)
    axes[0].imshow([[0.0, 1.0]])
    axes[0].set(title="á", xlabel="0.5")
    axes[1].plot([0.0, 1.0], label="1")
    axes[1].legend()
    figure.savefig(io.BytesIO(), format="png")
    pyplot.close(figure)


class Parent:
    """Answers the grader until its socket closes, and takes every kernel along when it ends."""

    def __init__(self, control, settings, modules):
        self.control = control
        self.settings = settings
        self.modules = modules
        self.kernels = {}  # process to signal → process to wait for, the monitor above it
        self.ending = set()  # of those to wait for, the ones that were killed, until the next kernel starts
        self.looked = 0.0

    def run(self):
        self.say({"ready": True})
        pending, lines = b"", []
        while True:
            if select.select([self.control], [], [], LOOK if self.kernels else None)[0]:
                received, sent, _flags, _address = socket.recv_fds(self.control, 1 << 16, 1)
                if not received:
                    break
                pending += received
                for descriptor in sent:
                    os.set_inheritable(descriptor, False)
                    lines.append(socket.socket(fileno=descriptor))
            self.reap()
            while b"\n" in pending:
                text, _newline, pending = pending.partition(b"\n")
                request = json.loads(text)
                self.say(getattr(self, request.pop("action"))(*lines, **request))
                while lines:
                    lines.pop().close()
            self.stop_the_greedy()
        for process in self.kernels:
            self.signal(process, signal.SIGKILL)

    def stop_the_greedy(self):
        """End a kernel whose processes together take more memory than one may: RLIMIT_AS holds each of them by itself."""
        if not self.settings["isolated"] or time.monotonic() < self.looked + LOOK:
            return
        self.looked = time.monotonic()
        parents, sizes = {}, {}
        for entry in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{entry}/stat", encoding="ascii", errors="replace") as file:
                    fields = file.read().rpartition(")")[2].split()
            except OSError:
                continue  # it ended meanwhile
            parents[int(entry)], sizes[int(entry)] = int(fields[1]), int(fields[21]) * resource.getpagesize()
        for process in self.kernels:
            family, size = [process], 0
            for member in family:
                size += sizes.get(member, 0)
                family += [child for child, parent in parents.items() if parent == member]
            if size > self.settings["memory"]:
                self.signal(process, signal.SIGKILL)

    def say(self, reply):
        self.control.sendall(json.dumps(reply).encode() + b"\n")

    def reap(self):
        while self.kernels:
            monitor, _status = os.waitpid(-1, os.WNOHANG)
            if not monitor:
                return
            self.bury(monitor)

    def bury(self, monitor):
        self.ending.discard(monitor)
        self.kernels = {process: above for process, above in self.kernels.items() if above != monitor}

    def start(self, line):
        """Fork a kernel that speaks over the socket `line`; first see off those that were killed, whose processes would count
        as its own."""
        while self.ending:
            self.bury(os.waitpid(-1, 0)[0])
        return {"process": self.fork(line, lambda: self.modules["serving"].serve(line, self.modules["probe"]))}

    def signal(self, process, number):
        if process in self.kernels:
            if number == signal.SIGKILL:
                self.ending.add(self.kernels[process])
            with contextlib.suppress(ProcessLookupError):
                (os.kill if self.settings["isolated"] else os.killpg)(process, number)
        return {}

    def test(self, line, hidden):
        """Try from inside what student code must not be able to do, such as to see the paths `hidden`; say over the socket `line` what
        could be done."""
        settings = self.settings | {"hidden": hidden, "line": line.fileno()}
        self.fork(line, lambda: tell(line, breaches=self.modules["walls"].breaches(settings)))
        return {}

    def fork(self, line, become):
        """Fork a monitor, which isolates itself and forks the process that calls `become`; return that one's number.

        Why it could not is told over the socket `line`, of which the new process has the only end here.
        """
        reading, writing = os.pipe()
        monitor = os.fork()
        if not monitor:
            try:
                os.close(reading)
                self.control.close()
                self.isolate_and_become(line, become, writing)
            except BaseException as error:
                tell(line, fault=f"{type(error).__name__}: {error}")
            finally:
                os._exit(1)
        os.close(writing)
        number = os.read(reading, 32)
        os.close(reading)
        if not number:  # it ended already
            os.waitpid(monitor, 0)
            return None
        self.kernels[int(number)] = monitor
        return int(number)

    def isolate_and_become(self, line, become, writing):
        settings, isolation, isolated = self.settings, self.modules["isolation"], self.settings["isolated"]
        os.setsid()
        if isolated:
            isolation.new_namespaces()
            isolation.private_files(settings["file_megabytes"])
        work = "/tmp" if isolated else tempfile.mkdtemp(dir=settings["folder"])
        process = os.fork()
        if process:
            line.close()
            os.write(writing, str(process).encode())
            os.close(writing)
            os.waitpid(process, 0)
            if not isolated:
                shutil.rmtree(work, ignore_errors=True)
            os._exit(0)
        os.close(writing)
        os.chdir(work)
        os.setsid()  # a signal to its own group must not reach the monitor, which may be the same user's
        if isolated:
            isolation.own_proc(settings["uid"] is not None)
        isolation.limit(settings["limits"])
        if isolated:
            isolation.drop_privileges(settings["uid"])
            isolation.filter_system_calls(bytes.fromhex(settings["filter"]))
        close_everything_but(line.fileno())
        fresh_randomness()
        become()


def tell(line, **what):
    """Say something over a line before any request."""
    line.sendall(b"0 %s\n" % json.dumps(what).encode())


def close_everything_but(*keep):
    """Standard input, output and error become /dev/null; no other descriptor is left."""
    null = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(null, descriptor)
    for descriptor in map(int, os.listdir("/proc/self/fd" if os.path.isdir("/proc/self/fd") else "/dev/fd")):
        if descriptor > 2 and descriptor not in keep:
            with contextlib.suppress(OSError):  # the descriptor of the listing itself
                os.close(descriptor)


def fresh_randomness():
    """Two kernels of one parent must not draw the same numbers."""
    import random

    import numpy as np

    random.seed()
    np.random.seed()


if __name__ == "__main__":
    main()
