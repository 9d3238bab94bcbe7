"""A warm parent of kernels and the line to it: started once per process, on first use, and gone with it."""

import atexit
import contextlib
import json
import shutil
import socket
import subprocess
import tempfile
import threading
from typing import Any

from ..errors import UserError
from ..text import _
from . import sandbox
from .limits import Limits

START_SECONDS = 60.0


class BrokenWalls(UserError):
    """The sandbox is there and does not hold: nothing may be graded in it."""


class Nursery:
    """One warm parent. Raises `NoSandbox` or `BrokenWalls` where it cannot be trusted, `OSError` where it does not start."""

    def __init__(self, limits: Limits):
        self.limits = limits.trait_values(config=True)
        self.folder = tempfile.mkdtemp(prefix="attention-") if limits.unsandboxed else None
        self.lock = threading.Lock()
        ours, theirs = socket.socketpair()
        plan = sandbox.plan(limits, self.folder)
        self.process = subprocess.Popen(
            [*plan.command, str(theirs.fileno())], env=plan.environment, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd="/", process_group=0)  # Ctrl-C in a terminal is not for it
        theirs.close()
        self.socket = ours
        self.socket.settimeout(START_SECONDS)
        self.lines = ours.makefile("rb")
        try:
            self.socket.sendall(json.dumps(plan.settings).encode() + b"\n")
            if not self._hear().get("ready"):
                raise EOFError
            if not self.folder:
                self._test()
        except (EOFError, TimeoutError, ConnectionError):
            self.close()
            said = self.process.stderr.read().decode(errors="replace")[-600:] if self.process.stderr else ""
            raise sandbox.NoSandbox(_("No se pudo crear el entorno aislado: {said}. Mira qué falta con: attention-grader doctor").format(
                said=said.strip() or _("no dijo por qué"))) from None
        except BaseException:
            self.close()
            raise

    def _test(self) -> None:
        line, _answer = self.connect("test", hidden=sandbox.hidden())
        line.settimeout(START_SECONDS)
        with line, line.makefile("rb") as lines:
            found = json.loads(lines.readline().partition(b" ")[2] or b'{"fault": "the test ended before it could tell"}')
        breaches = found.get("breaches", [found.get("fault")])
        if breaches:
            raise BrokenWalls(_("El entorno aislado no resiste en esta máquina y no se calificó nada: {breaches}").format(
                breaches="; ".join(breaches)))

    def connect(self, action: str, **arguments: Any) -> tuple[socket.socket, dict[str, Any]]:
        """Tell the parent to do something that begins a conversation: the line for it, and the parent's answer."""
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                return ours, self.ask(action, theirs, **arguments)
            except BaseException:
                ours.close()
                raise

    def ask(self, action: str, line: socket.socket | None = None, **arguments: Any) -> dict[str, Any]:
        """Tell the parent to do something, and give it a `line` to whom it concerns. Raises `EOFError` or `OSError` where it is gone."""
        message = json.dumps({"action": action, **arguments}).encode() + b"\n"
        with self.lock:
            try:
                socket.send_fds(self.socket, [message], [line.fileno()] if line else [])
                return self._hear()
            except TimeoutError:  # its answer would be taken for the next one's
                self.process.kill()
                self.process.wait()
                raise

    def _hear(self) -> dict[str, Any]:
        line = self.lines.readline()
        if not line:
            raise EOFError("the warm parent ended")
        heard: dict[str, Any] = json.loads(line)
        return heard

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def close(self) -> None:
        """End the parent and with it every kernel; leave nothing behind."""
        self.socket.close()
        self.lines.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=2)
        if self.alive:
            self.process.kill()
            self.process.wait()
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)


_nursery: Nursery | None = None


def nursery(limits: Limits) -> Nursery:
    """This process's warm parent, started where there is none for these limits: a cluster's worker serves many classes."""
    global _nursery
    if _nursery is None or not _nursery.alive or _nursery.limits != limits.trait_values(config=True):
        close()
        _nursery = Nursery(limits)
    return _nursery


@atexit.register
def close() -> None:
    """End this process's warm parent, if it has one."""
    global _nursery
    if _nursery is not None:
        _nursery.close()
        _nursery = None
