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

from .limits import Limits

MAX_MESSAGE = 32 << 20  # bytes; who sends a longer one is cut off
RUNAWAY = 64 << 20  # bytes of output after which a cell is stopped without waiting for its time to be up
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
            self._manager.start_kernel()
            self._client.load_connection_info(self._manager.get_connection_info(session=False))
            self._client.start_channels(stdin=False, hb=False, control=False)
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
        self._manager.cleanup_resources()  # `shutdown_kernel` would interrupt the kernel first, and rest for a while after

    def _wait_until_ready(self) -> None:
        """Wait for a reply and for a first message on iopub: before that, outputs could be missed."""
        deadline = time.monotonic() + self.limits.start_seconds
        shell, iopub = self._client.shell_channel, self._client.iopub_channel
        answered = heard = False
        while not (answered and heard):
            if time.monotonic() > deadline or not self._manager.is_alive():
                raise KernelFault("the kernel did not answer")
            if not answered or not heard:
                self._client.kernel_info()
            wait = time.monotonic() + 0.5
            while time.monotonic() < wait and not (answered and heard):
                for channel in self._ready(50):
                    message = _message(channel)
                    answered = answered or (channel is shell and message.kind == "kernel_info_reply")
                    heard = heard or channel is iopub

    def _ready(self, milliseconds: int) -> list[Any]:
        """The channels on which a message is waiting."""
        poller = zmq.Poller()
        channels = {channel.socket: channel for channel in (self._client.iopub_channel, self._client.shell_channel)}
        for socket in channels:
            poller.register(socket, zmq.POLLIN)
        return [channels[socket] for socket, _event in poller.poll(milliseconds)]

    def _send(self, kind: str, content: dict[str, Any]) -> str:
        message = self._client.session.msg(kind, content)
        self._client.shell_channel.send(message)
        return str(message["header"]["msg_id"])

    def run(self, source: str, seconds: float, room: int, pin: str | None = None) -> tuple[list[NotebookNode], int, bool]:
        """Run a cell; return its outputs, cut to `room` bytes, the bytes that they take, and whether it had to be stopped.

        The probe pins the function `pin` before. Raises `Dead` where the kernel ended or could not be stopped. A cell that was
        stopped in time has an error output.
        """
        request = self._send("execute_request", {"code": source, "silent": False, "store_history": True, "user_expressions": {},
                                                 "allow_stdin": False, "stop_on_error": False, "pin": pin})
        outputs = _Outputs(min(room, self.limits.cell_output_bytes))
        replied = idle = False
        deadline, interrupted = time.monotonic() + seconds, False
        while not (replied and idle):
            ready = self._ready(100)
            for channel in ready:
                message = _message(channel)
                if message.request != request:
                    continue
                if message.kind == "execute_reply":
                    replied = True
                elif message.kind == "status":
                    idle = message.content.get("execution_state") == "idle"
                else:
                    outputs.add(message)
            if replied and not idle:
                deadline = min(deadline, time.monotonic() + 1)
            if outputs.dropped > RUNAWAY:
                deadline, outputs.dropped = time.monotonic(), 0
            deadline, interrupted = self._watch(deadline, interrupted, silent=not ready, finished=replied and idle)
        if interrupted:
            outputs.stop(seconds)
        return outputs.kept, outputs.bytes, interrupted

    def ask(self, request: dict[str, Any], seconds: float) -> str | None:
        """Ask the probe; return its reply, unread, or None where it had to be stopped.

        Raises `Dead` where the kernel ended or could not be stopped.
        """
        asked = self._send("probe_request", request)
        deadline, interrupted = time.monotonic() + seconds, False
        while True:
            ready = self._ready(100)
            for channel in ready:
                reply = _message(channel)
                if reply.kind == "probe_reply" and reply.request == asked:
                    text = reply.content.get("reply")
                    return None if interrupted or not isinstance(text, str) else text
            deadline, interrupted = self._watch(deadline, interrupted, silent=not ready)

    def _watch(self, deadline: float, interrupted: bool, silent: bool, finished: bool = False) -> tuple[float, bool]:
        """Interrupt the kernel when its time is up, and give it up where that does not help; ask whether it lives when it is
        silent."""
        if finished:
            return deadline, interrupted
        if silent and not self._manager.is_alive():
            raise Dead(hung=False)
        if time.monotonic() < deadline:
            return deadline, interrupted
        if interrupted:
            raise Dead(hung=True)
        self._manager.interrupt_kernel()
        return time.monotonic() + 2, True


@dataclass(frozen=True)
class _Message:
    """A message of the kernel's: `request` is the id of what it answers."""

    kind: str = ""
    request: object = None
    content: dict[str, Any] = field(default_factory=dict)


def _message(channel: Any) -> _Message:
    """The message that waits on a channel; one that says nothing where it is no message at all.

    It is read without jupyter_client, which takes five times as long. Its signature says nothing here: student code has the key.
    """
    frames = channel.socket.recv_multipart()
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
    """The outputs of a cell as they come in, up to a number of bytes."""

    def __init__(self, room: int):
        self.room = room
        self.bytes = 0
        self.kept: list[NotebookNode] = []
        self.full = False
        self.dropped = 0

    def add(self, message: _Message) -> None:
        if message.kind not in ("stream", "display_data", "execute_result", "error"):
            return
        if self.full:
            self.dropped += len(str(message.content))
            return
        output = _output(message.kind, message.content)
        if output is None:  # a message that the student's code made up
            return
        size = len(str(output))
        if self.bytes + size > self.room:
            self.full = True
            self.kept.append(said("[La salida era demasiado larga y se cortó aquí.]"))
            return
        self.bytes += size
        last = self.kept[-1] if self.kept else None
        if last is not None and output.output_type == last.output_type == "stream" and output.name == last.name:
            last.text += output.text
        else:
            self.kept.append(output)

    def stop(self, seconds: float) -> None:
        self.kept.append(said(f"[La celda no terminó en {seconds:.0f} s y se detuvo.]"))



def _output(kind: str, content: dict[str, Any]) -> NotebookNode | None:
    """An output as a notebook holds it, made of those parts of a message that have the type they must have."""
    match kind, content:
        case "stream", {"name": "stdout" | "stderr" as name, "text": str(text)}:
            return from_dict({"output_type": kind, "name": name, "text": text})
        case "error", {"ename": str(ename), "evalue": str(evalue), "traceback": list(lines)}:
            if all(isinstance(line, str) for line in lines):
                return from_dict({"output_type": kind, "ename": ename, "evalue": evalue, "traceback": lines})
        case "display_data" | "execute_result", {"data": dict(data)}:
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
