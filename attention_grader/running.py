"""Runs a transplanted notebook and makes the judge's calls in it, through deaths and delays.

A cell that ends its kernel, or cannot be stopped, is left out; a new kernel runs the others again. What such a cell
would have defined is missing afterwards, and nothing else.
"""

import copy
import re
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import numpy as np
from nbformat import NotebookNode

from .channel import Observation, read, read_all, write_input
from .judge import exercise_of
from .kernel.limits import Limits
from .kernel.session import Dead, KernelFault, Session, said
from .model import Case, Exercise
from .text import _
from .transplant import as_python


def judged_name(cell: NotebookNode) -> str | None:
    """The function or question that a graded cell is about."""
    nbgrader = cell.metadata.get("nbgrader", {})
    return exercise_of(nbgrader.grade_id).name if nbgrader.get("grade") else None


def solves(cell: NotebookNode) -> str | None:
    """The grade_id of a solution cell."""
    nbgrader = cell.metadata.get("nbgrader", {})
    return nbgrader.grade_id if nbgrader.get("solution") else None


def is_extra(cell: NotebookNode) -> bool:
    """Whether the student added the cell."""
    return bool(cell.metadata.get("attention_grader", {}).get("extra"))


def is_answered(cell: NotebookNode) -> bool:
    """Whether a solution cell came back otherwise than it was given out."""
    return bool(cell.metadata.get("attention_grader", {}).get("answered"))


class Running:
    """A notebook and the kernel that it runs in now. Use it as a context manager.

    Its methods raise `KernelFault` where no kernel can be had.
    """

    def __init__(self, notebook: NotebookNode, limits: Limits, only: Collection[str] | None = None):
        self.notebook = notebook
        self.limits = limits
        self.only = only  # where it is given: of the student's cells those answers and no other
        self.notes: list[str] = []
        self.banned: set[int] = set()  # cells that ended a kernel
        self.slow: set[int] = set()  # cells that had to be stopped; they get less time when they run again
        self.shown: set[int] = set()  # graded cells whose visible part has run: once is enough
        self.guilty: set[int] = set()  # those of them that did it by themselves
        self.investigated = False
        self.hopeless: set[str] = set()  # functions that hung or ended the kernel as often as they may
        self.told: set[int] = set()
        self.deaths = 0
        self.kernels = 0
        self.spent = 0.0
        self.started = time.monotonic()
        self.room = limits.notebook_output_bytes
        self.session: Session | None = None
        self.stack = ExitStack()

    def __enter__(self) -> "Running":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """End the kernel."""
        self.stack.close()

    def run(self) -> None:
        """Run all cells, in new kernels until one gets to the end."""
        while True:
            finished = self._try()
            if not finished:
                self.deaths += 1
            suspects = {position for position in self.banned - self.guilty if self._written(position)}
            if self.deaths >= 3 and not finished and not self.investigated:
                suspects |= {position for position, cell in enumerate(self.notebook.cells) if self._written(position)} - self.guilty
                self.investigated = True
            elif not finished:
                continue
            if not suspects:
                if finished:
                    return
                continue
            self.guilty |= {position for position in suspects if self._does_harm(position)}
            self.banned = {position for position in self.banned if not self._written(position)} | self.guilty

    def alone(self, exercise: Exercise) -> "Running | None":
        """A run in which of the student's cells only those run that `exercise` needs; None where that would change nothing."""
        needed = {exercise.name, *exercise.uses, "earlier_pieces"}
        written = [position for position, _cell in enumerate(self.notebook.cells) if self._written(position)]
        own = [position for position in written if solves(self.notebook.cells[position]) == exercise.name]
        if not own or exercise.name in self.hopeless or self.guilty & set(own):
            return None
        if self.only is not None or not is_answered(self.notebook.cells[own[0]]):
            return None
        if all(solves(self.notebook.cells[position]) in needed for position in written):
            return None
        run = Running(copy.deepcopy(self.notebook), self.limits, needed)
        run.shown = {position for position, cell in enumerate(run.notebook.cells) if judged_name(cell)}
        run.kernels, run.started = self.kernels, self.started
        return run

    def _written(self, position: int) -> bool:
        """Whether the student wrote the cell: only such a cell can do harm by itself."""
        cell = self.notebook.cells[position]
        return cell.cell_type == "code" and (solves(cell) is not None or is_extra(cell))

    def _does_harm(self, position: int) -> bool:
        """Whether a cell ends a kernel in which it runs alone, at once or in the second that follows.

        Something that a cell left running may end the kernel while another cell runs: the one that ran is not always the one
        that did it.
        """
        session = self._start()
        try:
            for other, cell in enumerate(self.notebook.cells[:position + 1]):
                idle = self._written(other) or judged_name(cell) or other in self.banned
                if cell.cell_type == "code" and (other == position or not idle):
                    session.run(cell.source, self.limits.cell_seconds / 2, 0)
            time.sleep(1)
            session.run("pass", self.limits.call_seconds, 0)  # there may be a kernel in which no other cell can run
            session.ask({"action": "restore"}, self.limits.call_seconds)
        except Dead:
            return True
        return False

    def _try(self) -> bool:
        """Run the cells in a new kernel; tell whether it got to the end."""
        session = self._start()
        for position, cell in self._runnable():
            started = time.monotonic()
            try:
                self._show(session, position, cell)
            except Dead as end:
                self._ban(position, end.hung)
                return False
            finally:
                self.spent += time.monotonic() - started
        return True

    def _runnable(self) -> Iterator[tuple[int, NotebookNode]]:
        """The code cells to run: all that are not banned; where time is up or kernels keep ending, the answers and what stands
        before the first of them, since everything else may call them."""
        scarce = self.bare or self.spent > self.limits.notebook_seconds
        answered = False
        for position, cell in enumerate(self.notebook.cells):
            answered = answered or solves(cell) is not None
            if cell.cell_type != "code" or position in self.banned:
                continue
            if self.only is not None and (is_extra(cell) or (solves(cell) or judged_name(cell)) not in (None, *self.only)):
                continue
            if not scarce or solves(cell) or judged_name(cell) or not (answered or is_extra(cell)):
                yield position, cell

    def _show(self, session: Session, position: int, cell: NotebookNode) -> None:
        """Run one cell and keep its outputs; of a graded cell that was shown before only pin the function."""
        name = judged_name(cell)
        skip = self.bare or any(judged_name(self.notebook.cells[other]) == name for other in self.slow | self.banned)
        if name and skip and position not in self.shown:
            cell.outputs = [said(_("[No se ejecutó: el cuaderno se detuvo antes, o una prueba anterior de la misma función no terminó.]"))]
            self.shown.add(position)
        if name and position in self.shown:
            session.ask({"action": "pin", "name": name}, self.limits.call_seconds)
            return
        seconds = self.limits.cell_seconds if solves(cell) or is_extra(cell) else self.limits.cell_seconds / 2
        if name or position in self.slow or self.spent > self.limits.notebook_seconds:
            seconds = self.limits.call_seconds
        outputs, used, stopped = session.run(cell.source, seconds, self.room, pin=name)
        if name:
            self.shown.add(position)
        if position not in self.slow:
            cell.outputs = outputs
            self.room = max(0, self.room - used)
        if stopped:
            self.slow.add(position)

    @property
    def bare(self) -> bool:
        """Whether kernels keep ending, so that nothing should run but what the answers need."""
        return self.deaths > 5

    def _ban(self, position: int, hung: bool) -> None:
        self.banned.add(position)
        if position in self.told:
            return
        self.told.add(position)
        what = _("no terminó y hubo que cerrar Python") if hung else _("terminó el proceso de Python")
        self.notebook.cells[position].outputs = [said(_("[Esta celda {what}.]").format(what=what))]
        self.notes.append(_("La celda {position} {what}; se calificó sin ella.").format(position=position + 1, what=what))

    def _start(self) -> Session:
        self.stack.close()
        self.kernels += 1
        if self.kernels > self.limits.kernels or time.monotonic() > self.started + self.limits.total_seconds:
            raise KernelFault("the notebook used up its kernels or its time")
        self.session = self.stack.enter_context(Session(self.limits))
        return self.session

    def ask(self, request: dict[str, Any]) -> bytes | None:
        """Ask the probe. Raises `Dead`."""
        assert self.session is not None
        return self.session.ask(request, self.limits.call_seconds)


class KernelCaller:
    """Makes the judge's calls in a running notebook; a call that ends the kernel costs no other call.

    The calls that will follow are made in one go, since most of what a call costs is the way there and back. Where one of them
    hangs or ends the kernel, nothing of that counts, and each is made by itself.
    """

    def __init__(self, running: Running, exercise: Exercise):
        self.running = running
        self.exercise = exercise
        self.failures = 0
        self.answered = False
        self.last: Observation | None = None
        self.replacement: dict[str, Any] | None = None
        self.made: dict[Case, Observation] = {}

    def expect(self, name: str, cases: Sequence[Case]) -> None:
        self.made = {}
        if self.last:
            return
        try:
            reply = self.running.ask({"action": "calls", "calls": [_request(name, case) for case in cases]})
        except Dead:
            self._run_again()
        else:
            self.made = dict(zip(cases, read_all(reply or b"", [case.inputs for case in cases])))

    def call(self, name: str, case: Case) -> Observation:
        if self.last and self._hopeless():
            return self.last
        request = _request(name, case)
        observation = self.made.get(case) or self._ask(request, case.inputs)
        # Once more: what ended the kernel may have been something that was left running, and an answer cannot hang by itself.
        if observation.status == "died" or (observation.status == "timeout" and isinstance(self.exercise.reference, str)):
            observation = self._ask(request, case.inputs)
        if observation.status in ("timeout", "died"):
            self.failures, self.last = self.failures + 1, observation
            if self._hopeless():
                self.running.hopeless.add(self.exercise.name)
        else:
            self.answered = True
        if observation.status == "undefined":
            return Observation("undefined", message=self._why_undefined(name))
        return self._discreet(observation, case)

    def _discreet(self, observation: Observation, case: Case) -> Observation:
        """The observation without what its message could carry out of the kernel: of names only those that stand in the student's
        cells, of shapes only those made of the lengths that the inputs have. What a student reads is made of both."""
        if observation.status != "raised":
            return observation
        lengths = {1} | {length for value in (*case.args, *case.kwargs.values()) for length in np.shape(value)}
        lengths |= {value for value in case.args if isinstance(value, int)}

        def known(shape: re.Match[str]) -> str:
            return shape[0] if set(map(int, re.findall(r"\d+", shape[0]))) <= lengths else ""

        message = re.sub(r"\([\d, ]*\)", known, observation.message)
        name = re.search(r"name '(\w+)' is not defined", message)
        if name and not any(re.search(rf"\b{name[1]}\b", cell.source) for cell in self.running.notebook.cells):
            message = ""
        return replace(observation, message=message)

    def _hopeless(self) -> bool:
        """Whether to give a function up: sooner where no call of it ever came back."""
        limits = self.running.limits
        return self.failures >= (limits.hangs_per_function if self.answered else limits.hangs_at_first)

    def replace(self, names: Sequence[str], source: str) -> None:
        self.failures = 0
        self.replacement = {"action": "replace", "names": list(names), "source": source}
        self._ask(self.replacement)

    def restore(self) -> None:
        self.replacement = None
        self._ask({"action": "restore"})

    def _ask(self, request: dict[str, Any], given: Sequence[Any] = ()) -> Observation:
        try:
            reply = self.running.ask(request)
            return Observation("timeout") if reply is None else read(reply, given)
        except Dead as end:
            self._run_again(request)
            return Observation("timeout" if end.hung else "died")

    def _run_again(self, request: dict[str, Any] | None = None) -> None:
        self.running.run()
        if self.replacement and request is not self.replacement:
            self._ask(self.replacement)

    def _why_undefined(self, name: str) -> str:
        """What went wrong in the cell that should have defined `name`: our words, no text of the student's."""
        for position, cell in enumerate(self.running.notebook.cells):
            if solves(cell) == name:
                if position in self.running.banned:
                    return _("la celda de `{name}` cerró el proceso de Python y hubo que calificar sin ella").format(name=name)
                return _syntax_error(cell.source) or _error_of(cell)
        return ""


def _request(name: str, case: Case) -> dict[str, Any]:
    return {"action": "call", "name": name, "args": [write_input(value) for value in case.args],
            "kwargs": {key: write_input(value) for key, value in case.kwargs.items()}}


def _syntax_error(source: str) -> str:
    """A sentence that tells where a cell breaks Python's grammar; empty where it does not."""
    try:
        compile(as_python(source), "celda", "exec")
    except SyntaxError as error:
        return _("tu celda no se pudo ejecutar: hay un error de sintaxis ({error}) en la línea {line}").format(
            error=type(error).__name__, line=error.lineno)
    except (ValueError, RecursionError, MemoryError, OverflowError):
        return _("tu celda no se pudo leer como código de Python")
    return ""


def _error_of(cell: NotebookNode) -> str:
    for output in cell.get("outputs", []):
        if output.output_type == "error" and str(output.ename).isidentifier():
            return _("tu celda se detuvo con `{error}` antes de definir la función").format(error=output.ename)
    return ""
