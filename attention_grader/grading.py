"""Grades one notebook: transplant, run, judge. A pure step: bytes in, an executed notebook and verdicts out."""

import logging
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from markupsafe import escape
from nbformat import NotebookNode, from_dict

from . import transplant
from .desk.sanitize import clean_outputs
from .judge import Verdict, exercise_of, judge
from .kernel.limits import Limits
from .kernel.session import KernelFault
from .model import Exercise
from .running import KernelCaller, Running
from .text import _

log = logging.getLogger(__name__)
MAX_FILE = 100 << 20  # bytes of a submitted notebook


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
        return unjudged(master, unreadable(str(reason)))
    moved = transplant.transplant(master, cells)
    return run_and_judge(moved.notebook, moved.notes, limits)


def unreadable(reason: str) -> str:
    """The note for the instructor about a notebook that cannot be read."""
    return _("No se pudo leer el cuaderno: {reason}. Pide que lo envíe de nuevo o ponle nota a mano.").format(reason=reason)


def read_file(path: Path) -> bytes | str | None:
    """The bytes of a submitted file; why it cannot be taken, where it is no plain file; None where there is nothing."""
    if path.is_symlink():
        return _("es un enlace a otro archivo y no un archivo")
    if not path.exists():
        return None
    if not path.is_file():
        return _("es una carpeta y no un archivo")
    size = path.stat().st_size
    return path.read_bytes() if size <= MAX_FILE else _("ocupa {size} MB").format(size=size >> 20)


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
    with Running(notebook, limits) as running:
        try:
            running.run()
            verdicts = _verdicts(running)
        except KernelFault as fault:
            log.error("no kernel: %s", fault)
            return unjudged(notebook, _("No se pudo arrancar el proceso que ejecuta el código; es un fallo de esta máquina, no del "
                                        "estudiante. Vuelve a calificar."))
    stamp = [_("Calificado sin aislamiento (`unsandboxed`).")] if limits.unsandboxed else []
    return Graded(notebook, verdicts, [*stamp, *notes, *running.notes])


def _verdicts(running: Running) -> dict[str, Verdict]:
    """Judge the exercises whose graded cells stand in the notebook, in their order."""
    wanted = graded_cells(running.notebook)
    found: dict[str, Verdict] = {}
    for grade_id in wanted:
        if grade_id not in found:
            exercise = exercise_of(grade_id)
            found.update(judge(exercise, KernelCaller(running, exercise)))
    for exercise in {exercise_of(grade_id).name: exercise_of(grade_id) for grade_id in wanted}.values():
        found.update(_second_chance(running, exercise, found))
    return {grade_id: found[grade_id] for grade_id in wanted}


def _second_chance(running: Running, exercise: Exercise, found: Mapping[str, Verdict]) -> dict[str, Verdict]:
    """What an exercise passes in a kernel of its own, of what it failed for no known reason beside the student's other cells.

    One function's mess may not cost another its points; and what is counted is still what the student's function returned.
    """
    strange = [criterion.id for criterion in exercise.criteria
               if found[criterion.id].outcome == "failed" and not found[criterion.id].mistake]
    alone = running.alone(exercise) if strange else None
    if alone is None:
        return {}
    running.close()  # everything was judged there; its processes would count as this one's
    with alone:
        try:
            alone.run()
            again = judge(exercise, KernelCaller(alone, exercise))
        except KernelFault:
            return {}
    passed = {criterion_id: again[criterion_id] for criterion_id in strange if again[criterion_id].outcome == "passed"}
    if passed:
        running.notes.append(_("Otra celda del cuaderno hacía fallar `{name}`; se calificó sin las demás.").format(name=exercise.name))
    return passed


def seal(graded: Graded) -> NotebookNode:
    """Write the verdicts into the notebook: for the gradebook as metadata, for whoever reads it as an output of the cell.

    What the student's code left as outputs is made harmless first: nothing that can run reaches a page.
    """
    for cell in graded.notebook.cells:
        clean_outputs(cell)
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
    data = {"text/html": html, "text/plain": f"{heading} {verdict.message}".strip()}
    return from_dict({"output_type": "display_data", "metadata": {}, "data": data})


def marked_up(message: str) -> str:
    """A message as HTML: escaped, with `code` set as code."""
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", str(escape(message)))
