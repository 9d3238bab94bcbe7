"""A warm parent of kernels and the line to it: started once per process, on first use, and gone with it."""

import atexit
import contextlib
import json
import os
import shutil
import socket
import subprocess
import tempfile
import threading
from pathlib import Path
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
        self.isolated = not limits.unsandboxed
        self.folder = Path(tempfile.mkdtemp(prefix="attention-"))
        self.rooms = self.folder / "r"
        self.rooms.mkdir(mode=0o711)
        self.folder.chmod(0o711)
        self.count = 0
        self.lock = threading.Lock()
        ours, theirs = socket.socketpair()
        plan = sandbox.plan(self.rooms, limits, self.isolated)
        self.uid = plan.uid
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
            if self.isolated:
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
        breaches = self.ask("test", name=self.room().name, hidden=sandbox.hidden())["breaches"]
        if breaches:
            raise BrokenWalls(_("El entorno aislado no resiste en esta máquina y no se calificó nada: {breaches}").format(
                breaches="; ".join(breaches)))

    def room(self) -> Path:
        """A new folder for a kernel, which is all that it shares with us."""
        self.count += 1
        room = self.rooms / f"k{self.count}"
        room.mkdir(mode=0o700)
        if self.uid is not None:
            os.chown(room, self.uid, self.uid)
        return room

    def inside(self, room: Path) -> str:
        """The path under which the kernel of that folder sees it."""
        return "/run/kernel" if self.isolated else str(room)

    def ask(self, action: str, **arguments: Any) -> dict[str, Any]:
        """Tell the parent to do something. Raises `EOFError` where it is gone."""
        with self.lock:
            self.socket.sendall(json.dumps({"action": action, **arguments}).encode() + b"\n")
            return self._hear()

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
        shutil.rmtree(self.folder, ignore_errors=True)


_nursery: Nursery | None = None


def nursery(limits: Limits) -> Nursery:
    """This process's warm parent, started where there is none."""
    global _nursery
    if _nursery is None or not _nursery.alive:
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
