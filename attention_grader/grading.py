"""Grades one notebook: transplant, run, judge. A pure step: bytes in, an executed notebook and verdicts out."""

import logging
import re
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

from markupsafe import escape
from nbformat import NotebookNode
from nbformat.v4 import new_output

from . import transplant
from .channel import Observation, read, write_input
from .judge import Verdict, exercise_of, judge
from .kernel.limits import Limits
from .kernel.session import Dead, KernelFault, Session
from .model import Case, Exercise
from .text import _

log = logging.getLogger(__name__)


@dataclass
class Graded:
    """A graded notebook: `verdicts` by grade_id; `notes` say what was restored or went wrong."""

    notebook: NotebookNode
    verdicts: dict[str, Verdict]
    notes: list[str] = field(default_factory=list)


def grade_notebook(master: NotebookNode, data: bytes, limits: Limits) -> Graded:
    """Grade a submitted notebook, given as the bytes of its file."""
    try:
        cells = transplant.read(data)
    except transplant.Unreadable as reason:
        return unjudged(master, _("No se pudo leer el cuaderno: {reason}. Pide que lo envíe de nuevo o ponle nota a mano.").format(
            reason=reason))
    moved = transplant.transplant(master, cells)
    return run_and_judge(moved.notebook, moved.notes, limits)


def unjudged(notebook: NotebookNode, why: str) -> Graded:
    """The notebook with every graded cell left for a person, and the reason."""
    verdict = Verdict("not_judged", _("Esta parte no se pudo calificar de forma automática; la revisará una persona."))
    return Graded(notebook, dict.fromkeys(graded_cells(notebook), verdict), [why])


def missing(master: NotebookNode, name: str) -> Graded:
    """A notebook that was not handed in: nothing is earned."""
    message = _("No entregaste `{name}.ipynb`.").format(name=name)
    verdicts = {grade_id: Verdict("failed", message) for grade_id in graded_cells(master)}
    return Graded(master, verdicts, [_("Falta `{name}.ipynb`.").format(name=name)])


def graded_cells(notebook: NotebookNode) -> dict[str, NotebookNode]:
    """The graded cells of a notebook by grade_id, in order."""
    return {cell.metadata.nbgrader.grade_id: cell for cell in notebook.cells
            if cell.metadata.get("nbgrader", {}).get("grade")}


def run_and_judge(notebook: NotebookNode, notes: Sequence[str], limits: Limits) -> Graded:
    """Run a transplanted notebook, in place, and judge every graded cell of it."""
    with _Run(notebook, limits) as run:
        try:
            run.cells()
            verdicts = run.verdicts()
        except KernelFault as fault:
            log.error("no kernel: %s", fault)
            return unjudged(notebook, _("No se pudo arrancar el proceso que ejecuta el código; es un fallo de esta máquina, no del "
                                        "estudiante. Vuelve a calificar."))
    return Graded(notebook, verdicts, [*notes, *run.notes])


class _Run:
    """A notebook on its way: the kernel it runs in now, and the cells that may not run again because they ended one."""

    def __init__(self, notebook: NotebookNode, limits: Limits):
        self.notebook = notebook
        self.limits = limits
        self.notes: list[str] = []
        self.banned: set[int] = set()
        self.starts = 0
        self.spent = 0.0
        self.session: Session | None = None
        self.stack = ExitStack()

    def __enter__(self) -> "_Run":
        return self

    def __exit__(self, *error: object) -> None:
        self.stack.close()

    def cells(self) -> None:
        """Run all cells in order. One that ends the kernel is left out and the others run again in a new one."""
        while not self._try_cells():
            pass

    def _try_cells(self) -> bool:
        session = self._start()
        room, pinned = self.limits.notebook_output_bytes, set()
        for position, cell in enumerate(self.notebook.cells):
            if cell.cell_type != "code":
                continue
            name = _judged_name(cell)
            if name and name not in pinned:
                pinned.add(name)
                self._ask(session, {"action": "pin", "name": name})
            if position in self.banned:
                continue
            seconds = min(self.limits.cell_seconds, self.limits.notebook_seconds - self.spent)
            if name:
                seconds = min(seconds, self.limits.call_seconds)
            if seconds <= 0:
                self._ban(position, _("[No se ejecutó: el cuaderno ya había gastado su tiempo.]"))
                continue
            started = time.monotonic()
            try:
                cell.outputs, used = session.run(cell.source, seconds, room)
                room -= used
            except Dead as end:
                self._ban(position, _("[Esta celda no terminó y hubo que cerrar Python.]") if end.hung else
                          _("[Esta celda terminó el proceso de Python.]"))
                self.notes.append(_("Una celda {what} y se calificó sin ella (celda {position}).").format(
                    what=_("no terminó") if end.hung else _("terminó el proceso"), position=position + 1))
                return False
            finally:
                self.spent += time.monotonic() - started
        return True

    def _ban(self, position: int, text: str) -> None:
        self.banned.add(position)
        self.notebook.cells[position].outputs = [new_output("stream", name="stderr", text=text + "\n")]

    def _start(self) -> Session:
        self.stack.close()
        self.starts += 1
        if self.starts > self.limits.restarts:
            raise KernelFault("too many kernels ended")
        self.session = self.stack.enter_context(Session(self.limits))
        return self.session

    def _ask(self, session: Session, request: dict[str, Any]) -> str | None:
        return session.ask(request, self.limits.call_seconds)

    def verdicts(self) -> dict[str, Verdict]:
        """Judge the exercises whose graded cells stand in the notebook, in their order."""
        wanted = graded_cells(self.notebook)
        found: dict[str, Verdict] = {}
        for grade_id in wanted:
            if grade_id not in found:
                exercise = exercise_of(grade_id)
                found.update(judge(exercise, _KernelCaller(self, exercise)))
        return {grade_id: found[grade_id] for grade_id in wanted}


def _judged_name(cell: NotebookNode) -> str | None:
    nbgrader = cell.metadata.get("nbgrader", {})
    return exercise_of(nbgrader.grade_id).name if nbgrader.get("grade") else None


class _KernelCaller:
    """Makes the judge's calls in the notebook's kernel, and a new kernel where one ends."""

    def __init__(self, run: _Run, exercise: Exercise):
        self.run = run
        self.exercise = exercise
        self.hangs = 0
        self.last: Observation | None = None
        self.replacement: dict[str, Any] | None = None

    def call(self, name: str, case: Case) -> Observation:
        if self.hangs >= self.run.limits.hangs_per_function and self.last:
            return self.last
        request = {"action": "call", "name": name, "args": [write_input(value) for value in case.args],
                   "kwargs": {key: write_input(value) for key, value in case.kwargs.items()}}
        observation = self._ask(request)
        if observation.status in ("timeout", "died"):
            self.hangs, self.last = self.hangs + 1, observation
        if observation.status == "undefined":
            return Observation("undefined", message=self._why_undefined(name))
        return observation

    def _ask(self, request: dict[str, Any]) -> Observation:
        assert self.run.session is not None
        try:
            reply = self.run._ask(self.run.session, request)
            return Observation("timeout") if reply is None else read(reply)
        except Dead as end:
            self.run.cells()
            if self.replacement:
                self.run._ask(self.run.session, self.replacement)
            return Observation("timeout" if end.hung else "died")

    def replace(self, names: Sequence[str], source: str) -> None:
        self.hangs = 0
        self.replacement = {"action": "replace", "names": list(names), "source": source}
        self._ask(self.replacement)

    def restore(self) -> None:
        self.replacement = None
        self._ask({"action": "restore"})

    def _why_undefined(self, name: str) -> str:
        """What went wrong in the cell that should have defined `name`: a word of Python's and a line, no text of the student's."""
        for cell in self.run.notebook.cells:
            if cell.metadata.get("nbgrader", {}).get("grade_id") == name:
                return syntax_error(cell.source)
        return ""


def syntax_error(source: str) -> str:
    """A sentence that tells where a cell breaks Python's grammar; empty where it does not."""
    try:
        compile(source, "celda", "exec")
    except SyntaxError as error:
        return _("tu celda no se pudo ejecutar: hay un error de sintaxis ({error}) en la línea {line}").format(
            error=type(error).__name__, line=error.lineno)
    except (ValueError, RecursionError, MemoryError, OverflowError):
        return _("tu celda no se pudo leer como código de Python")
    return ""


def seal(graded: Graded) -> NotebookNode:
    """Write the verdicts into the notebook: for the gradebook as metadata, for whoever reads it as an output of the cell."""
    for grade_id, cell in graded_cells(graded.notebook).items():
        verdict = graded.verdicts[grade_id]
        cell.metadata["attention_grader"] = {
            "verdict": verdict.outcome, "mistake": verdict.mistake, "message": verdict.message,
        }
        cell.outputs = [*cell.get("outputs", []), _shown(verdict, cell.metadata.nbgrader.points)]
    graded.notebook.metadata["attention_grader"] = {"notes": graded.notes}
    return graded.notebook


def points(verdict: str, most: float) -> float | None:
    """What a verdict is worth; None where a person must decide."""
    return {"passed": most, "failed": 0.0, "not_judged": None}[verdict]


def _shown(verdict: Verdict, most: float) -> NotebookNode:
    heading = {
        "passed": _("Logrado: {most:g} de {most:g} puntos."),
        "failed": _("No logrado: 0 de {most:g} puntos."),
        "not_judged": _("Sin calificar: lo revisará una persona ({most:g} puntos)."),
    }[verdict.outcome].format(most=most)
    html = f'<div class="verdict {verdict.outcome}"><strong>{escape(heading)}</strong> {marked_up(verdict.message)}</div>'
    return new_output("display_data", data={"text/html": html, "text/plain": f"{heading} {verdict.message}".strip()})


def marked_up(message: str) -> str:
    """A message as HTML: escaped, with `code` set as code."""
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", str(escape(message)))
