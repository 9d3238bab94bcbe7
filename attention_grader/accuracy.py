"""`attention-grader accuracy`: is the judge right about wrong and right implementations? It grades each as a submission.

A case is the content of a student's solution cell. Without a folder the known ones are taken: the register's mistakes and
`exercises/right/`. A folder holds `wrong/<function>/*.py` and `right/<function>/*.py`; two comment lines may stand at the top
of a file: `# about: …`, and in a wrong one `# mistake: <id>`, the known mistake that it should be taken for.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import nbformat
from nbformat import NotebookNode
from traitlets.config import Config

from .cells import mistake_cell, right_cells
from .course import Course
from .demo import Student, cells_of, fill
from .errors import UserError
from .exercises import REGISTER
from .grading import grade_notebook
from .kernel.limits import limits_of
from .pools import local_pool
from .text import _

ASSIGNMENT = "atencion"


@dataclass(frozen=True)
class Specimen:
    """A cell that defines the function `name`; `mistake` is what it should be named, where that is known."""

    name: str
    label: str
    cell: str
    wrong: bool
    mistake: str | None = None
    about: str = ""


@dataclass(frozen=True)
class Outcome:
    """What the judge said of a specimen: the criteria that it failed, and the names that it was given there."""

    specimen: Specimen
    failed: tuple[str, ...]
    named: tuple[str, ...]
    message: str

    @property
    def right(self) -> bool:
        """Whether a wrong one was refused, or a right one accepted."""
        return bool(self.failed) == self.specimen.wrong

    @property
    def named_rightly(self) -> bool:
        """Whether it got the name that it should have; where none is known, whether it got one."""
        return bool(self.named) and self.specimen.mistake in (None, *self.named)


def known() -> list[Specimen]:
    """Every known mistake and every known right variant."""
    specimens = []
    for name, exercise in REGISTER.items():
        if callable(exercise.reference):
            specimens += [Specimen(name, mistake.id, mistake_cell(exercise, mistake), True, mistake.id) for mistake in exercise.mistakes]
            specimens += [Specimen(name, label, cell, False) for label, cell in right_cells(name).items()]
    return specimens


def in_folder(folder: Path) -> list[Specimen]:
    """The specimens of a folder. Raises `UserError` where it has none, or has them for a function that is not ours."""
    specimens = []
    for kind in ("wrong", "right"):
        for path in sorted((folder / kind).glob("*/*.py")):
            name = path.parent.name
            if name not in REGISTER:
                raise UserError(_("{path}: «{name}» no es una función del curso. Son: {names}.").format(
                    path=path, name=name, names=", ".join(known for known in REGISTER if callable(REGISTER[known].reference))))
            text = path.read_text("utf-8")
            # the comment lines at the top
            head = {key: value.strip() for key, value in re.findall(r"^# (about|mistake): (.*)$", text, re.MULTILINE)}
            specimens.append(Specimen(
                name, str(path.relative_to(folder)), text, kind == "wrong", head.get("mistake"), head.get("about", "")))
    if not specimens:
        raise UserError(_("En {folder} no hay ningún wrong/<función>/*.py ni right/<función>/*.py.").format(folder=folder))
    return specimens


def measure(course: Course, specimens: Sequence[Specimen], jobs: int) -> Iterator[Outcome]:
    """Grade every specimen in a notebook whose other answers are right."""
    masters = {exercise.notebook: nbformat.writes(bare(course.master(ASSIGNMENT, exercise.notebook))) for exercise in REGISTER.values()}
    tasks = [(specimen, masters[REGISTER[specimen.name].notebook], course.config) for specimen in specimens]
    with local_pool(jobs) as workers:
        yield from workers.map(_measure, tasks, chunksize=4)


def bare(master: NotebookNode) -> NotebookNode:
    """A master notebook with no more than grading needs: without prose, demonstrations and pictures."""
    first = next(cell for cell in master.cells if cell.cell_type == "code")
    master.cells = [cell for cell in master.cells if cell is first or "nbgrader" in cell.metadata]
    for cell in master.cells:
        if cell.metadata.get("nbgrader", {}).get("grade"):
            cell.source = ""  # its visible part needs demonstrations that are not there; only the judge is measured
    return master


def _measure(task: tuple[Specimen, str, Config]) -> Outcome:
    specimen, text, config = task
    master = nbformat.reads(text, as_version=4)
    submission = fill(master, cells_of(Student("anyone")) | {specimen.name: specimen.cell})
    graded = grade_notebook(master, nbformat.writes(submission).encode(), limits_of(config))
    ids = {criterion.id for criterion in REGISTER[specimen.name].criteria}
    failed = {grade_id: verdict for grade_id, verdict in graded.verdicts.items() if verdict.outcome != "passed" and grade_id in ids}
    named = sorted({verdict.mistake for verdict in failed.values() if verdict.mistake})
    return Outcome(specimen, tuple(failed), tuple(named), next((verdict.message for verdict in failed.values()), ""))


def table(outcomes: Iterable[Outcome]) -> str:
    """The counts by function, one row each, and in all."""
    rows: dict[str, list[int]] = {}
    for outcome in outcomes:
        for name in (outcome.specimen.name, _("en total")):
            row = rows.setdefault(name, [0] * 5)
            if outcome.specimen.wrong:
                row[0] += 1
                row[1] += outcome.right
                row[2] += outcome.right and outcome.named_rightly
            else:
                row[3] += 1
                row[4] += outcome.right
    total = rows.pop(_("en total"))
    lines = [f"{'':<22}{_('rechazadas'):>14}{_('con su nombre'):>16}{_('correctas aceptadas'):>22}"]
    for name, (wrong, refused, named, right, accepted) in [*rows.items(), (_("en total"), total)]:
        lines.append(f"{name:<22}{f'{refused} / {wrong}':>14}{f'{named} / {refused}':>16}{f'{accepted} / {right}':>22}")
    return "\n".join(lines)


def misses(outcomes: Iterable[Outcome]) -> Iterator[str]:
    """A line for each specimen that the judge was wrong about, or gave no name or another."""
    for outcome in outcomes:
        about = f" ({outcome.specimen.about})" if outcome.specimen.about else ""
        where = f"{outcome.specimen.name}: {outcome.specimen.label}{about}"
        if not outcome.right:
            what = _("se aceptó y está mal") if outcome.specimen.wrong else _("se rechazó y está bien: {message}").format(
                message=outcome.message)
            yield f"✗ {where}: {what}"
        elif outcome.specimen.wrong and not outcome.named_rightly:
            yield f"· {where}: {_('sin nombre') if not outcome.named else ', '.join(outcome.named)}: {outcome.message}"
