"""Executors that grade: processes of this machine, or a dask cluster's workers."""

import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager
from multiprocessing import forkserver, util
from multiprocessing.process import BaseProcess
from typing import Any

from .errors import UserError
from .text import _

Pool = Callable[[int], AbstractContextManager[Executor]]  # makes an executor of so many workers


def local_pool(jobs: int) -> Executor:
    """Processes of this machine, forked from one that has imported everything: they start at once and share its memory."""
    executor = ProcessPoolExecutor(jobs, start_importing(), _begin)
    interrupts: list[int] = []  # to be told later: half an executor cannot be shut down
    before = signal.signal(signal.SIGINT, lambda number, _frame: interrupts.append(number))
    try:
        for _job in range(jobs):  # each starts a worker
            executor.submit(int)
    finally:
        signal.signal(signal.SIGINT, before)
    if interrupts and callable(before):
        before(signal.SIGINT, None)
    return executor


def start_importing() -> multiprocessing.context.ForkServerContext:
    """Start the process that workers are forked from, where there is none, so that it imports while the command does."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["attention_grader.cli", "attention_grader.submission", "matplotlib"])
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the command, also while the other imports
    try:
        forkserver.ensure_running()
    finally:
        signal.signal(signal.SIGINT, before)
    return context


def _begin() -> None:
    """What a worker does first: it keeps what it shares, leaves Ctrl-C to the command, and ends with it however that ends."""
    gc.freeze()  # else a collection would touch, and so copy, all that is shared
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    util.Finalize(None, _close, exitpriority=0)  # a process of multiprocessing's runs no `atexit`
    threading.Thread(target=_end_with, args=(multiprocessing.parent_process(),), daemon=True).start()


def _end_with(command: BaseProcess) -> None:
    command.join()
    _close()
    os._exit(1)


def _close() -> None:
    from .kernel import nursery  # takes seconds to import, and the command has no use for it

    nursery.close()


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
