"""One kernel and the conversation with it: run a cell, ask the probe, notice when it hangs or dies."""

import contextlib
import json
import logging
import signal
import time
from types import TracebackType
from typing import Any

from nbformat import NotebookNode, from_dict

from ..text import _, writable
from .limits import Limits
from .nursery import nursery

MAX_MESSAGE = 8 << 20  # bytes; who sends a longer one is cut off
AROUND = 100  # bytes of an output beside its texts
MIME_TYPES = ("text/plain", "text/html", "text/markdown", "text/latex", "image/png", "image/jpeg", "image/svg+xml")


log = logging.getLogger(__name__)


class KernelFault(Exception):
    """The kernel could not be started: a fault of the machine or of ours, never of the student's."""


class Dead(Exception):
    """The kernel ended, or would not stop when it was told to."""

    def __init__(self, hung: bool):
        super().__init__("hung" if hung else "died")
        self.hung = hung


class Session:
    """A kernel. Use it as a context manager: on leaving, nothing of it is left.

    Raises `KernelFault` where the kernel does not answer at the start.
    """

    def __init__(self, limits: Limits):
        self.limits = limits
        self._number = 0
        self._heard = bytearray()

    def __enter__(self) -> "Session":
        try:
            self._home = nursery(self.limits)
            self._line, answer = self._home.connect("start")
        except (OSError, EOFError) as error:
            raise KernelFault(str(error)) from error
        self._process = answer["process"]
        try:
            fault = _json(self._reply(self.limits.start_seconds)).get("fault")
        except (Dead, TimeoutError):
            fault = "the kernel did not answer"
        except BaseException:
            self.__exit__(None, None, None)
            raise
        if fault:
            self.__exit__(None, None, None)
            raise KernelFault(fault)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        """Kill the kernel. It is not waited for: the warm parent sees it off while we go on, before it starts another."""
        self._line.close()
        self._signal(signal.SIGKILL)

    def _signal(self, number: int) -> None:
        with contextlib.suppress(OSError, EOFError):  # where the warm parent is gone, so are its kernels
            self._home.ask("signal", process=self._process, number=number)

    def run(self, source: str, seconds: float, room: int, pin: str | None = None) -> tuple[list[NotebookNode], int, bool]:
        """Run a cell; return its outputs, cut to `room` bytes, the bytes that they take, and whether it had to be stopped.

        The probe pins the function `pin` before. Raises `Dead` where the kernel ended or could not be stopped. A cell that was
        stopped in time has an error output.
        """
        room = min(room, self.limits.cell_output_bytes)
        reply, interrupted = self._ask({"action": "run", "code": source, "room": room, "pin": pin}, seconds)
        outputs = _Outputs(room)
        runaway = outputs.read(reply)
        if interrupted:
            outputs.say(_("La celda no terminó en {seconds:.0f} s y se detuvo.").format(seconds=seconds))
        elif runaway:
            outputs.say(_("La celda no dejaba de mostrar cosas y se detuvo."))
        return outputs.kept, outputs.bytes, interrupted or runaway

    def ask(self, request: dict[str, Any], seconds: float) -> bytes | None:
        """Ask the probe; return its reply, unread, or None where it had to be stopped.

        Raises `Dead` where the kernel ended or could not be stopped.
        """
        reply, interrupted = self._ask(request, seconds)
        return None if interrupted else reply

    def _ask(self, request: dict[str, Any], seconds: float) -> tuple[bytes, bool]:
        """Send a request; return the reply, unread, and whether what was asked had to be stopped.

        When its time is up the kernel is interrupted, and given up where that does not help. Raises `Dead`.
        """
        self._number += 1
        self._line.settimeout(seconds)
        try:
            self._line.sendall(b"%d %s\n" % (self._number, json.dumps(request).encode()))
        except TimeoutError:
            raise Dead(hung=True) from None
        except OSError:
            raise Dead(hung=False) from None
        try:
            return self._reply(seconds), False
        except TimeoutError:
            self._signal(signal.SIGINT)
        try:
            return self._reply(2), True
        except TimeoutError:
            raise Dead(hung=True) from None

    def _reply(self, seconds: float) -> bytes:
        """What the kernel answers to the last request, passing over everything else that comes. Raises `TimeoutError` and `Dead`."""
        deadline = time.monotonic() + seconds
        while True:
            number, _space, reply = self._next(deadline).partition(b" ")
            if number == b"%d" % self._number:
                return reply
            if time.monotonic() > deadline:  # there may be no end to the lines that are none
                raise TimeoutError

    def _next(self, deadline: float) -> bytes:
        """The next line that comes, whoever wrote it: a student's code can write anything here."""
        searched = 0
        while (end := self._heard.find(b"\n", searched)) < 0:
            searched = len(self._heard)
            if searched > MAX_MESSAGE:
                raise Dead(hung=False)
            left = deadline - time.monotonic()
            if left <= 0:
                raise TimeoutError
            self._line.settimeout(left)
            try:
                received = self._line.recv(1 << 16)
            except ConnectionError:
                received = b""
            if not received:
                raise Dead(hung=False)
            self._heard += received
        line = bytes(self._heard[:end])
        del self._heard[:end + 1]
        return line


def said(text: str) -> NotebookNode:
    """A line of ours among the outputs of a cell."""
    return from_dict({"output_type": "stream", "name": "stderr", "text": f"{text}\n"})


class _Outputs:
    """The outputs of a cell as the kernel claims them, up to a number of bytes."""

    def __init__(self, room: int):
        self.room = room
        self.bytes = 0
        self.kept: list[NotebookNode] = []

    def read(self, reply: bytes) -> bool:
        """Take what can be taken of a reply; return whether the kernel says that it stopped the cell for showing too much."""
        match _json(reply):
            case {"outputs": list(claims), "cut": cut, "runaway": runaway}:
                if not all(self._add(claim) for claim in claims) or cut:
                    self.say(_("La salida era demasiado larga y se cortó aquí."))
                return bool(runaway)
        return False

    def _add(self, claim: Any) -> bool:
        """Keep an output, or a claim that is none for nothing; return whether there was room for it."""
        output = _output(claim)
        if output is None:  # something that the student's code made up
            return True
        room = self.room - self.bytes
        whole = output.get("text", "")
        if whole:
            output.text = whole[:max(0, room - AROUND)]
        size = AROUND + sum(map(len, _texts(output)))
        if size > room:
            return False
        self.bytes += size
        self.kept.append(output)
        return output.get("text", "") == whole

    def say(self, text: str) -> None:
        self.kept.append(said(f"[{text}]"))


def _json(text: bytes) -> Any:
    """What a text of a student's process means; None where it means nothing."""
    try:
        return json.loads(text)
    except Exception as error:  # any decoder can stumble over something
        log.debug("not JSON: %r", error)
        return None


def _texts(output: NotebookNode) -> list[str]:
    """All that a student's code can make long in an output."""
    return [output.get(key, "") for key in ("text", "ename", "evalue")] + [*output.get("traceback", ()), *output.get("data", {}).values()]


def _output(claim: Any) -> NotebookNode | None:
    """An output as a notebook holds it, made of those parts of a claim that have the type they must have."""
    match claim:
        case {"output_type": "stream" as kind, "name": "stdout" | "stderr" as name, "text": str(text)}:
            return from_dict({"output_type": kind, "name": name, "text": writable(text)})
        case {"output_type": "error" as kind, "ename": str(ename), "evalue": str(evalue), "traceback": list(lines)}:
            if all(isinstance(line, str) for line in lines):
                return from_dict({"output_type": kind, "ename": writable(ename), "evalue": writable(evalue),
                                  "traceback": [writable(line) for line in lines]})
        case {"output_type": "display_data" | "execute_result" as kind, "data": dict(data)}:
            shown = {mime: writable(data[mime]) for mime in MIME_TYPES if isinstance(data.get(mime), str)}
            count = {"execution_count": None} if kind == "execute_result" else {}
            return from_dict({"output_type": kind, "data": shown, "metadata": {}, **count})
    return None
