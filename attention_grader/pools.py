"""Executors that grade: processes of this machine, or a dask cluster's workers."""

import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager
from multiprocessing import forkserver
from multiprocessing.process import BaseProcess
from typing import Any

from .errors import UserError
from .text import _

Pool = Callable[[int], AbstractContextManager[Executor]]  # makes an executor of so many workers


def local_pool(jobs: int) -> Executor:
    """Processes of this machine, forked from one that has imported everything: they start at once and share its memory."""
    return ProcessPoolExecutor(jobs, _context(), _begin)


def start_importing() -> None:
    """Start the process that workers are forked from, so that it imports while the command does."""
    _context()
    forkserver.ensure_running()


def _context() -> multiprocessing.context.ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["attention_grader.cli", "attention_grader.batch"])
    return context


def _begin() -> None:
    """What a worker does first: it keeps what it shares, leaves Ctrl-C to the command, and ends with it however that ends."""
    gc.freeze()  # else a collection would touch, and so copy, all that is shared
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(multiprocessing.parent_process(),), daemon=True).start()


def _end_with(command: BaseProcess) -> None:
    from .kernel import nursery  # takes seconds to import, and the command has no use for it

    command.join()
    nursery.close()
    os._exit(1)


def cluster_pool(address: str) -> Pool:
    """The workers of a dask scheduler. Raises `UserError` where dask is not installed or the scheduler does not answer."""
    try:
        from distributed import Client
    except ImportError:
        raise UserError(_("Para calificar en un clúster instala el extra: pip install -e '.[cluster]'")) from None
    try:
        client: Any = Client(address, timeout=10)
    except OSError as error:
        raise UserError(_("El planificador {address} no responde: {error}").format(address=address, error=error)) from None

    class Cluster:
        def __enter__(self) -> Executor:
            executor: Executor = client.get_executor(pure=False, retries=2)
            return executor

        def __exit__(self, *error: object) -> None:
            """The client lives on: the next executor of this run uses it again."""

    return lambda jobs: Cluster()
