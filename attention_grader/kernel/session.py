"""One kernel and the conversation with it: run a cell, ask the probe, notice when it hangs or dies."""

import json
import logging
import signal
import time
from dataclasses import dataclass, field
from functools import cache
from types import TracebackType
from typing import Any

import zmq
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.kernelspec import KernelSpec
from jupyter_client.manager import KernelManager
from nbformat import NotebookNode, from_dict

from ..text import _
from .limits import Limits

MAX_MESSAGE = 32 << 20  # bytes; who sends a longer one is cut off
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
    """A kernel in a folder of its own. Use it as a context manager: on leaving, nothing of it is left.

    Raises `KernelFault` where the kernel does not answer at the start.
    """

    def __init__(self, limits: Limits):
        self.limits = limits

    def __enter__(self) -> "Session":
        self._manager = KernelManager(context=_context(), transport="ipc", shutdown_wait_time=0.0)
        self._manager._kernel_spec = KernelSpec(argv=[], metadata={
            "kernel_provisioner": {"provisioner_name": "attention-sandbox"}, "attention_grader": {"limits": self.limits}})
        self._client = BlockingKernelClient(context=_context(), session=self._manager.session, parent=self._manager)
        try:
            command, arguments = self._manager.pre_start_kernel()
            self._manager._launch_kernel(command, **arguments)  # `start_kernel` would rest for a while after
            self._client.load_connection_info(self._manager.get_connection_info(session=False))
            self._client.start_channels(iopub=False, stdin=False, hb=False, control=False)
            self._wait_until_ready()
        except (OSError, EOFError) as error:
            self.__exit__(None, None, None)
            raise KernelFault(str(error)) from error
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._client.stop_channels()
        if self._manager.has_kernel:
            self._manager.signal_kernel(signal.SIGKILL)
        self._manager.cleanup_resources()  # `shutdown_kernel` would interrupt the kernel first, and rest too

    def _wait_until_ready(self) -> None:
        deadline = time.monotonic() + self.limits.start_seconds
        while True:
            if time.monotonic() > deadline or not self._manager.is_alive():
                raise KernelFault("the kernel did not answer")
            self._client.kernel_info()
            wait = time.monotonic() + 0.5
            while time.monotonic() < wait:
                if self._listen(50).kind == "kernel_info_reply":
                    return

    def _listen(self, milliseconds: int) -> "_Message":
        """The next message, or one that says nothing."""
        socket = self._client.shell_channel.socket
        return _message(socket) if socket.poll(milliseconds) else _Message()

    def run(self, source: str, seconds: float, room: int, pin: str | None = None) -> tuple[list[NotebookNode], int, bool]:
        """Run a cell; return its outputs, cut to `room` bytes, the bytes that they take, and whether it had to be stopped.

        The probe pins the function `pin` before. Raises `Dead` where the kernel ended or could not be stopped. A cell that was
        stopped in time has an error output.
        """
        room = min(room, self.limits.cell_output_bytes)
        reply, interrupted = self._ask("cell", {"code": source, "room": room, "pin": pin}, seconds)
        outputs = _Outputs(room)
        runaway = outputs.read(reply)
        if interrupted:
            outputs.say(_("La celda no terminó en {seconds:.0f} s y se detuvo.").format(seconds=seconds))
        elif runaway:
            outputs.say(_("La celda no dejaba de mostrar cosas y se detuvo."))
        return outputs.kept, outputs.bytes, interrupted or runaway

    def ask(self, request: dict[str, Any], seconds: float) -> str | None:
        """Ask the probe; return its reply, unread, or None where it had to be stopped.

        Raises `Dead` where the kernel ended or could not be stopped.
        """
        reply, interrupted = self._ask("probe", request, seconds)
        return None if interrupted else reply

    def _ask(self, kind: str, content: dict[str, Any], seconds: float) -> tuple[str | None, bool]:
        """Send a request; return the reply's text, unread, and whether what was asked had to be stopped.

        When its time is up the kernel is interrupted, and given up where that does not help. Raises `Dead`.
        """
        message = self._client.session.msg(f"{kind}_request", content)
        self._client.shell_channel.send(message)
        deadline, interrupted = time.monotonic() + seconds, False
        while True:
            reply = self._listen(100)
            if reply.kind == f"{kind}_reply" and reply.request == message["header"]["msg_id"]:
                text = reply.content.get("reply")
                return (text if isinstance(text, str) else None), interrupted
            if not reply.kind and not self._manager.is_alive():
                raise Dead(hung=False)
            if time.monotonic() >= deadline:
                if interrupted:
                    raise Dead(hung=True)
                self._manager.interrupt_kernel()
                deadline, interrupted = time.monotonic() + 2, True


@dataclass(frozen=True)
class _Message:
    """A message of the kernel's: `request` is the id of what it answers."""

    kind: str = ""
    request: object = None
    content: dict[str, Any] = field(default_factory=dict)


def _message(socket: Any) -> _Message:
    """The message that waits at a socket; one that says nothing where it is no message at all.

    It is read without jupyter_client, which takes five times as long. Its signature says nothing here: student code has the key.
    """
    frames = socket.recv_multipart()
    try:
        header, parent, _metadata, content = map(json.loads, frames[frames.index(b"<IDS|MSG>") + 2:][:4])
        if isinstance(content, dict) and isinstance(header["msg_type"], str):
            return _Message(header["msg_type"], parent.get("msg_id"), content)
    except Exception as error:  # a student's process can send anything, and any decoder can stumble over something
        log.debug("not a message: %r", error)
    return _Message()


def said(text: str) -> NotebookNode:
    """A line of ours among the outputs of a cell."""
    return from_dict({"output_type": "stream", "name": "stderr", "text": f"{text}\n"})


class _Outputs:
    """The outputs of a cell as the kernel claims them, up to a number of bytes."""

    def __init__(self, room: int):
        self.room = room
        self.bytes = 0
        self.kept: list[NotebookNode] = []

    def read(self, reply: str | None) -> bool:
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


def _json(text: str | None) -> Any:
    """What a text of a student's process means; None where it means nothing."""
    try:
        return json.loads(text or "")
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
            return from_dict({"output_type": kind, "name": name, "text": text})
        case {"output_type": "error" as kind, "ename": str(ename), "evalue": str(evalue), "traceback": list(lines)}:
            if all(isinstance(line, str) for line in lines):
                return from_dict({"output_type": kind, "ename": ename, "evalue": evalue, "traceback": lines})
        case {"output_type": "display_data" | "execute_result" as kind, "data": dict(data)}:
            shown = {mime: data[mime] for mime in MIME_TYPES if isinstance(data.get(mime), str)}
            count = {"execution_count": None} if kind == "execute_result" else {}
            return from_dict({"output_type": kind, "data": shown, "metadata": {}, **count})
    return None


@cache
def _context() -> zmq.Context[zmq.Socket[bytes]]:
    """The process's ZeroMQ context, whose sockets take no message of any length and wait for nobody at the end."""
    context: zmq.Context[zmq.Socket[bytes]] = zmq.Context()
    context.setsockopt(zmq.MAXMSGSIZE, MAX_MESSAGE)
    context.setsockopt(zmq.LINGER, 0)
    context.setsockopt(zmq.RECONNECT_IVL, 3)  # milliseconds: a kernel's sockets are not there yet when we first knock
    return context
