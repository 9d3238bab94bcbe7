"""The process in the sandbox: a warm parent that has imported everything, and the kernels that it forks.

It is run as a script by an interpreter that knows no site-packages (`python -I -S student.py`), and told over an inherited
socket what to do, a line of JSON each: `start` a kernel, `signal` it, `poll` it, `test` the walls. The parent is trusted and
never runs student code; what it forks isolates itself first (`isolation.py`) and only then becomes a kernel (`serving.py`).
"""

import contextlib
import gc
import importlib
import json
import os
import resource
import select
import shutil
import signal
import socket
import sys
import time

LOOK = 0.2  # seconds between two looks at what the kernels use
WARM = ("matplotlib.pyplot", "stack_data")  # what figures and the tracebacks of errors need


def main():
    control = socket.socket(fileno=int(sys.argv[1]))
    with control.makefile("rb") as lines:  # not an argument: a kernel can read the command line of the process it was forked from
        settings = json.loads(lines.readline())
    sys.path[:] = [path for path in sys.path if path and os.path.basename(path) != "inside"] + settings["paths"]
    for absent in ("attention_grader", "nbgrader", "debugpy"):  # the last only costs time at the start
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
    """Import and `prepare` what every kernel needs: it is then shared by all."""
    for name in WARM:
        importlib.import_module(name)
    importlib.import_module("PIL.Image").preinit()  # else the first figure that is saved imports five formats
    prepare()
    gc.collect()
    gc.freeze()  # what is here stays: a kernel's collector would touch, and so copy, every page of it
    gc.set_threshold(50_000, 10, 10)  # and it need not look so often: kernels live for seconds


class Parent:
    """Answers the grader until its socket closes, and takes every kernel along when it ends."""

    def __init__(self, control, settings, modules):
        self.control = control
        self.settings = settings
        self.modules = modules
        self.kernels = {}  # name → process to signal; None once it has ended
        self.monitors = {}  # process to wait for → name
        self.ending = set()  # names of those that were killed, until the next one starts
        self.looked = 0.0

    def run(self):
        self.say({"ready": True})
        pending = b""
        while True:
            alive = any(self.kernels.values())
            if select.select([self.control], [], [], LOOK if alive else None)[0]:
                received = self.control.recv(1 << 16)
                if not received:
                    break
                pending += received
            self.reap()
            while b"\n" in pending:
                line, _newline, pending = pending.partition(b"\n")
                request = json.loads(line)
                self.say(getattr(self, request.pop("action"))(**request))
            self.stop_the_greedy()
        for process in self.kernels.values():
            if process:
                os.kill(process, signal.SIGKILL)

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
        for process in filter(None, self.kernels.values()):
            family, size = [process], 0
            for member in family:
                size += sizes.get(member, 0)
                family += [child for child, parent in parents.items() if parent == member]
            if size > self.settings["memory"]:
                os.kill(process, signal.SIGKILL)

    def say(self, reply):
        self.control.sendall(json.dumps(reply).encode() + b"\n")

    def reap(self):
        while self.monitors:
            process, _status = os.waitpid(-1, os.WNOHANG)
            if not process:
                return
            self.bury(process)

    def bury(self, monitor):
        self.kernels[self.monitors.pop(monitor)] = None

    def start(self, name, connection):
        """Fork a kernel that serves `connection`, a connection file's content; first see off those that were killed, whose processes
        would count as its own."""
        while self.ending.intersection(self.monitors.values()):
            self.bury(os.waitpid(-1, 0)[0])
        self.ending.clear()
        work = "/tmp" if self.settings["isolated"] else os.path.join(self.settings["run"], name)
        process = self.fork(name, lambda ready: self.modules["serving"].serve(connection, self.modules["probe"], work, ready))
        return {"started": process}

    def signal(self, name, number):
        process = self.kernels.get(name)
        if process:
            if number == signal.SIGKILL:
                self.ending.add(name)
            try:
                if self.settings["isolated"]:
                    os.kill(process, number)
                else:
                    os.killpg(process, number)
            except ProcessLookupError:
                pass
        return {}

    def poll(self, name):
        return {"alive": self.kernels.get(name) is not None}

    def test(self, name, hidden):
        """Try from inside what student code must not be able to do, such as to see the paths `hidden`; return what could be done."""
        reading, writing = os.pipe()

        def attempt(ready):
            ready()
            os.write(writing, json.dumps(self.modules["walls"].breaches(self.settings | {"hidden": hidden})).encode())

        self.fork(name, attempt, keep=writing)
        os.close(writing)
        found = b""
        while select.select([reading], [], [], 10)[0]:
            part = os.read(reading, 65536)
            if not part:
                break
            found += part
        os.close(reading)
        return {"breaches": json.loads(found) if found else [f"the test ended before it could tell: {self.error(name)}"]}

    def error(self, name):
        try:
            with open(os.path.join(self.settings["run"], name, "error"), encoding="utf-8") as file:
                return file.read(500)
        except OSError:
            return "no reason was left"

    def fork(self, name, become, keep=None):
        """Fork a monitor, which isolates itself and forks the process that calls `become`; return that one's number.

        `become` is given a function to call when the process has all the files that it needs in its own folder: from then
        on the folder is read-only.
        """
        reading, writing = os.pipe()
        monitor = os.fork()
        if not monitor:
            try:
                os.close(reading)
                self.control.close()
                self.isolate_and_become(name, become, writing, keep)
            except BaseException as error:
                with open(os.path.join(self.settings["run"], name, "error"), "w", encoding="utf-8") as file:
                    file.write(f"{type(error).__name__}: {error}")
            finally:
                os._exit(1)
        os.close(writing)
        number = os.read(reading, 32)
        os.close(reading)
        self.monitors[monitor] = name
        self.kernels[name] = int(number) if number else None
        return self.kernels[name]

    def isolate_and_become(self, name, become, writing, keep):
        settings, isolation = self.settings, self.modules["isolation"]
        os.setsid()
        if settings["isolated"]:
            isolation.new_namespaces()
            isolation.private_files(settings["run"], name, settings["file_megabytes"])
        own = "/run/kernel" if settings["isolated"] else os.path.join(settings["run"], name)
        error_file = os.open(os.path.join(own, "error"), os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o600)
        above, below = socket.socketpair()
        process = os.fork()
        if process:
            os.close(error_file)  # nobody may hold a file open for writing when the folder becomes read-only
            below.close()
            os.write(writing, str(process).encode())
            os.close(writing)
            if above.recv(1):
                try:
                    if settings["isolated"]:
                        isolation.close_room()
                    above.sendall(b".")
                except BaseException:
                    os.kill(process, signal.SIGKILL)
            above.close()
            _process, status = os.waitpid(process, 0)
            os._exit(os.waitstatus_to_exitcode(status) & 0xFF)
        try:
            os.close(writing)
            os.setsid()  # a signal to its own group must not reach the monitor, which may be the same user's
            if settings["isolated"]:
                isolation.own_proc(settings["uid"] is not None)
            isolation.limit(settings["limits"])
            if settings["isolated"]:
                isolation.drop_privileges(settings["uid"])
                isolation.filter_system_calls(bytes.fromhex(settings["filter"]))
            close_everything_but(keep, below.fileno())

            def ready():
                below.sendall(b".")
                if not below.recv(1):
                    os._exit(1)
                below.close()

            fresh_randomness()
            become(ready)
        except BaseException as error:
            os.write(error_file, f"{type(error).__name__}: {error}".encode())
        os._exit(0)


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
