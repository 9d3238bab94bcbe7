"""How an assignment went: what was handed in, achieved and done wrong, in numbers and in words for the class report."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import nbformat
import numpy as np
from nbformat import NotebookNode
from nbgrader.api import Gradebook

from ..course import Course
from ..errors import UserError
from ..exercises import REGISTER
from ..judge import exercise_of
from ..results import Result, describe, graded_students
from ..text import _
from .pages import known_mistakes, nbgrader_of, unanswered
from .standings import ATTENTION, NOT_SUBMITTED, Standings, read_standings

SHARE_TO_TAKE_UP = 0.1  # of those who handed in; what fewer did wrong is better said to each of them
MOST_TO_TAKE_UP = 5
HARD = 0.6  # a criterion that fewer met is worth a word in class, whatever went wrong there
SEPARATES, SEPARATES_A_LITTLE = 0.3, 0.15  # point-biserial correlations; the customary bounds of item analysis


@dataclass(frozen=True)
class Error:
    """A known mistake and how many made it. `title` is short, `message` is what the students read."""

    count: int
    place: str
    title: str
    message: str
    ids: tuple[str, ...]
    points: float  # lost by the class


@dataclass(frozen=True)
class Item:
    """A graded cell: how many met it, of those who answered, and how well it separates strong from weak."""

    place: str
    title: str
    passed: int
    failed: int
    blank: int
    unjudged: int
    unnamed: int  # failures that are no known mistake
    correlation: float | None

    @property
    def answered(self) -> int:
        return self.passed + self.failed

    @property
    def ease(self) -> float | None:
        """The share that met it, which item analysis calls difficulty; None where nobody answered."""
        return self.passed / self.answered if self.answered else None

    @property
    def separates(self) -> str:
        if not self.answered:
            return _("nadie respondió")
        if not self.failed or not self.passed:
            return _("la lograron todos") if self.passed else _("no la logró nadie")
        if self.correlation is None:
            return _("no se puede decir")
        if self.correlation >= SEPARATES:
            return _("separa bien")
        if self.correlation >= SEPARATES_A_LITTLE:
            return _("separa un poco")
        return _("no separa") if self.correlation > -SEPARATES_A_LITTLE else _("separa al revés: revísala")


@dataclass(frozen=True)
class Concern:
    """Something about a submission that a person should look at; without a student's name `who` is a count."""

    who: str
    why: str


@dataclass(frozen=True)
class Overview:
    """All that the report shows."""

    assignment: str
    made: datetime
    anonymous: bool
    students: int
    submitted: int
    graded: int
    missing: list[str]
    due: datetime | None
    days: list[tuple[str, int, int, int]]  # day, submissions, so far, of them late
    undated: int
    scores: list[float]
    max_score: float
    bins: list[tuple[str, int]]
    errors: list[Error]
    items: list[Item]
    concerns: list[Concern]
    remarks: list[Concern]

    @property
    def take_up(self) -> list[Error]:
        least = max(2, SHARE_TO_TAKE_UP * self.graded)
        return [error for error in self.errors if error.count >= least][:MOST_TO_TAKE_UP]

    @property
    def hard(self) -> list[Item]:
        """The criteria that too few met, the hardest first; one that a single student tried says nothing."""
        return sorted((item for item in self.items if item.ease is not None and item.ease < HARD and item.failed > 1),
                      key=lambda item: item.ease or 0.0)

    @property
    def by_separation(self) -> list[Item]:
        """Those that separate best first; last those of which it cannot be said."""
        return sorted(self.items, key=lambda item: (item.correlation is None, -(item.correlation or 0.0)))

    def median(self) -> float:
        return float(np.median(self.scores))

    def mean(self) -> float:
        return float(np.mean(self.scores))

    def quartiles(self) -> tuple[float, float]:
        low, high = np.percentile(self.scores, [25, 75])
        return float(low), float(high)


def read_overview(course: Course, assignment: str, anonymous: bool = False) -> Overview:
    """Read all that is known of an assignment.

    Raises `UserError` where the assignment does not exist or nothing of it was graded.
    """
    course.source(assignment)
    graded = graded_students(course, assignment)
    if not graded:
        raise UserError(_("De «{assignment}» no hay nada calificado. Califica primero: attention-grader grade {assignment}"
                          ).format(assignment=assignment))
    with Gradebook(course.directory.db_url, course.directory.course_id) as gradebook:
        standings = read_standings(course, gradebook, assignment)
        due = _aware(gradebook.find_assignment(assignment).duedate)
    classes, unreadable = _read_class(course, assignment, graded)
    results, states = [result for result, _state in classes], [state for _result, state in classes]
    handed_in = [standing.student for standing in standings.students if standing.status != NOT_SUBMITTED]
    times = {student: _aware(course.directory.get_existing_timestamp(str(course.path(
        course.directory.submitted_directory, student, assignment)))) for student in handed_in}
    days = _days([when for when in times.values() if when], due)
    waiting = [(standing.student, standing.why) for standing in standings.students if standing.status == ATTENTION]
    waiting += [(student, _("su cuaderno calificado no se puede leer; vuelve a calificar")) for student in unreadable]
    scores = sorted(standing.score for standing in standings.students if standing.score is not None)
    bins = _bins(scores, standings.max_score)
    items = _items(standings, results, states)
    return Overview(
        assignment=assignment, made=datetime.now(UTC).astimezone(), anonymous=anonymous,
        students=len(standings.students), submitted=len(handed_in), graded=len(results),
        missing=[] if anonymous else [standing.student for standing in standings.students if standing.status == NOT_SUBMITTED],
        due=due, days=days, undated=sum(when is None for when in times.values()),
        scores=scores, max_score=standings.max_score, bins=bins, errors=_errors(results), items=items,
        concerns=_told(waiting, anonymous),
        remarks=_told([(str(result["student"]), note) for result in results for note in result["notes"]], anonymous),
    )


def _aware(moment: datetime | None) -> datetime | None:
    """A date of nbgrader's, which keeps them in UTC, in this machine's time."""
    return moment.replace(tzinfo=UTC).astimezone() if moment else None


State = dict[str, str]  # passed, failed, blank or not_judged, by grade_id


def _read_class(course: Course, assignment: str, students: Sequence[str]) -> tuple[list[tuple[Result, State]], list[str]]:
    """The results of the students, with the state of each graded cell; and those whose notebooks cannot be read."""
    names = course.graded_notebooks(assignment)
    read, unreadable = [], []
    for student in students:
        folder = course.path(course.directory.autograded_directory, student, assignment)
        try:
            notebooks = {name: nbformat.read(path, as_version=4)
                         for name in names if (path := folder / f"{name}.ipynb").is_file()}
            result = describe(assignment, student, notebooks)
        except (OSError, ValueError, AttributeError, KeyError, nbformat.ValidationError):  # half a file, or another tool
            unreadable.append(student)
            continue
        blank = {name for notebook in notebooks.values() for name in _blank(notebook)}
        read.append((result, {cell["grade_id"]: _state(cell, blank) for cell in result["cells"]}))
    return read, unreadable


def _blank(notebook: NotebookNode) -> list[str]:
    return [cell.metadata.nbgrader.grade_id for cell in notebook.cells if nbgrader_of(cell).get("solution") and unanswered(cell)]


def _state(cell: Mapping[str, Any], blank: set[str]) -> str:
    if cell["verdict"] == "failed" and exercise_of(cell["grade_id"]).name in blank:
        return "blank"
    return str(cell["verdict"])


def _days(times: Sequence[datetime], due: datetime | None) -> list[tuple[str, int, int, int]]:
    """One row a day on which something was handed in."""
    rows, total = [], 0
    for day in sorted({when.date() for when in times}):
        of_day = [when for when in times if when.date() == day]
        total += len(of_day)
        rows.append((day.isoformat(), len(of_day), total, sum(due is not None and when > due for when in of_day)))
    return rows


def _bins(scores: Sequence[float], most: float) -> list[tuple[str, int]]:
    """How many students there are in each tenth of the points; the last one includes the full score."""
    if not scores or not most:
        return []
    edges = np.linspace(0, most, 11)
    counts, _edges = np.histogram(np.clip(scores, 0, most), edges)
    return [(f"{low:g}–{high:g}", int(count)) for low, high, count in zip(edges, edges[1:], counts)]


def _errors(results: Sequence[Result]) -> list[Error]:
    """The known mistakes, those that most students made first; some have one message, and are one for whoever reads it."""
    who: dict[tuple[str, str], set[str]] = {}
    ids: dict[tuple[str, str], set[str]] = {}
    points: dict[tuple[str, str], float] = {}
    for result in results:
        for cell in result["cells"]:
            mistake = known_mistakes().get(str(cell["mistake"]))
            if mistake and cell["verdict"] == "failed":
                key = exercise_of(cell["grade_id"]).name, mistake.message
                who.setdefault(key, set()).add(str(result["student"]))
                ids.setdefault(key, set()).add(mistake.id)
                points[key] = points.get(key, 0.0) + float(cell["max_points"])
    order = list(REGISTER)
    keys = sorted(who, key=lambda key: (-len(who[key]), -points[key], order.index(key[0]), key[1]))
    return [Error(len(who[key]), _place(key[0]), _short(*key, ids[key]), _(key[1]), tuple(sorted(ids[key])), points[key])
            for key in keys]


def _place(name: str) -> str:
    """Where on the notebooks a function or a question is, in words."""
    return _("pregunta") if isinstance(REGISTER[name].reference, str) else f"`{name}`"


def _short(name: str, message: str, ids: set[str]) -> str:
    """A title for a mistake: the first clause of its message; of a question, the option that was chosen."""
    if isinstance(REGISTER[name].reference, str):
        return _("«{question}», opción {letter}").format(question=_(REGISTER[name].criteria[0].title),
                                                         letter=", ".join(sorted(id.rsplit("-", 1)[1] for id in ids)))
    return re.split(r"(?<=[.:?!])\s", _(message), maxsplit=1)[0].rstrip(".:")


def _items(standings: Standings, results: Sequence[Result], states: Sequence[State]) -> list[Item]:
    titles = {criterion.id: _(criterion.title) for exercise in REGISTER.values() for criterion in exercise.criteria}
    items = []
    for _notebook, grade_id in standings.cells:
        if grade_id not in titles:
            continue  # a part that the instructor added and grades by hand
        of_all = [state.get(grade_id, "blank") for state in states]
        answered = [(state == "passed", _rest(result, grade_id)) for state, result in zip(of_all, results)
                    if state in ("passed", "failed")]
        unnamed = sum(state == "failed" and cell["grade_id"] == grade_id and not cell["mistake"]
                      for state, result in zip(of_all, results) for cell in result["cells"])
        items.append(Item(
            place=_place(exercise_of(grade_id).name), title=titles[grade_id], passed=of_all.count("passed"),
            failed=of_all.count("failed"), blank=of_all.count("blank"), unjudged=of_all.count("not_judged"), unnamed=unnamed,
            correlation=point_biserial([met for met, _rest in answered], [rest for _met, rest in answered])))
    return items


def _rest(result: Result, grade_id: str) -> float:
    """The points that a student earned elsewhere: with its own among them a criterion would correlate with itself."""
    return sum(float(cell["points"]) for cell in result["cells"] if cell["grade_id"] != grade_id)


def point_biserial(met: Sequence[bool], rest: Sequence[float]) -> float | None:
    """The correlation of meeting a criterion with the rest of the points; None where either does not vary."""
    if len(set(met)) < 2 or len(set(rest)) < 2:
        return None
    return float(np.corrcoef(np.asarray(met, dtype=float), rest)[0, 1])


def _told(pairs: Sequence[tuple[str, str]], anonymous: bool) -> list[Concern]:
    """What there is to say of whom; without names, how many it is said of."""
    if not anonymous:
        return [Concern(student, why) for student, why in pairs]
    reasons: dict[str, set[str]] = {}
    for student, why in pairs:
        reasons.setdefault(why, set()).add(student)
    return [Concern(_("{n} entregas").format(n=len(who)) if len(who) > 1 else _("1 entrega"), why)
            for why, who in sorted(reasons.items(), key=lambda item: (-len(item[1]), item[0]))]
