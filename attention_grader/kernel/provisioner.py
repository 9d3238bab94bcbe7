"""The kernel provisioner: jupyter_client asks it for a kernel, and it has the warm parent fork one in the sandbox."""

import asyncio
import shutil
import signal
from pathlib import Path
from typing import Any

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.provisioner_base import KernelProvisionerBase

from .limits import Limits
from .nursery import Nursery, nursery


class SandboxProvisioner(KernelProvisionerBase):
    """Starts kernels in the sandbox. The kernel specification asks for it by the name `attention-sandbox`.

    They speak with a `Session` and with nobody else: there is the shell's socket and no other.
    """

    limits: Limits
    home: Nursery | None = None
    room: Path | None = None
    ended = False

    @property
    def has_process(self) -> bool:
        return self.room is not None and not self.ended

    async def pre_launch(self, **arguments: Any) -> dict[str, Any]:
        limits = self.kernel_spec.metadata.get("attention_grader", {}).get("limits") if self.kernel_spec else None
        self.home = nursery(limits or Limits(config=self.config))
        self.room, self.ended = self.home.room(), False
        return await super().pre_launch(cmd=[], **arguments)

    async def launch_kernel(self, cmd: list[str], **arguments: Any) -> KernelConnectionInfo:
        assert self.home is not None and self.room is not None and self.parent is not None
        self.parent.transport, self.parent.ip = "ipc", str(self.room / "ipc")
        for number, port in enumerate(("shell", "iopub", "stdin", "hb", "control"), 1):  # the manager insists on all five
            setattr(self.parent, f"{port}_port", number)
        seen_here = self.parent.get_connection_info(session=False)
        seen_there = seen_here | {"ip": f"{self.home.inside(self.room)}/ipc", "key": seen_here["key"].decode()}
        self.home.ask("start", name=self.room.name, connection=seen_there)
        return seen_here

    async def poll(self) -> int | None:
        if self.room is None or self.ended or self.home is None:
            return 0
        try:
            self.ended = not self.home.ask("poll", name=self.room.name)["alive"]
        except (EOFError, OSError):
            self.ended = True
        return 1 if self.ended else None

    async def wait(self) -> int | None:
        for _attempt in range(1000):
            if await self.poll() is not None:
                break
            await asyncio.sleep(0.002)
        return 0

    async def send_signal(self, signum: int) -> None:
        """Signal it. What is killed is not waited for: the warm parent sees it off while we go on, before it starts another."""
        if self.home is not None and self.room is not None and not self.ended:
            self.ended = signum == signal.SIGKILL
            try:
                self.home.ask("signal", name=self.room.name, number=signum)
            except (EOFError, OSError):
                self.ended = True

    async def kill(self, restart: bool = False) -> None:
        await self.send_signal(signal.SIGKILL)

    async def terminate(self, restart: bool = False) -> None:
        await self.kill(restart)

    async def cleanup(self, restart: bool = False) -> None:
        if self.room is not None:
            shutil.rmtree(self.room, ignore_errors=True)
            self.room = None
