"""How each student of a class stands in an assignment: what the gradebook holds, points that a person gave and late penalties
included."""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from nbgrader.api import Gradebook, MissingEntry, SubmittedAssignment

from ..course import Course
from ..errors import UserError
from ..grading import graded_cells
from ..text import _

GRADED, ATTENTION, NOT_SUBMITTED = "graded", "needs attention", "not submitted"

Key = tuple[str, str]  # a graded cell: the name of its notebook, its grade_id


@dataclass(frozen=True)
class Person:
    """What the gradebook knows of a student besides the id; often nothing."""

    last_name: str = ""
    first_name: str = ""
    email: str = ""


@dataclass(frozen=True)
class Standing:
    """One student. `score`, the late penalty taken off, is None unless everything was graded; `why` says what is missing.

    `cells` are the points by graded cell, None where nobody gave any; `comments` what a person wrote in the formgrader.
    """

    student: str
    status: str
    person: Person
    why: str = ""
    score: float | None = None
    penalty: float | None = None
    cells: Mapping[Key, float | None] = field(default_factory=dict)
    comments: tuple[str, ...] = ()


@dataclass(frozen=True)
class Standings:
    """A class in an assignment: the graded cells with their most points, in the notebooks' order, and the students by id."""

    assignment: str
    cells: Mapping[Key, float]
    students: list[Standing]

    @property
    def max_score(self) -> float:
        return sum(self.cells.values())


def read_standings(course: Course, gradebook: Gradebook, assignment: str) -> Standings:
    """Read how a class stands.

    Raises `UserError` where the assignment does not exist or was never released.
    """
    order = [(name, grade_id) for name in course.notebooks(assignment)
             for grade_id in graded_cells(course.master(assignment, name))]
    try:
        known = {(notebook.name, cell.name): float(cell.max_score) for notebook in gradebook.find_assignment(assignment).notebooks
                 for cell in (*notebook.grade_cells, *notebook.task_cells)}
    except MissingEntry:
        known = {}
    if not known:
        raise UserError(_("La tarea «{assignment}» no tiene notas: todavía no está en el libro de notas. Publícala y califica "
                          "primero: nbgrader generate_assignment {assignment}").format(assignment=assignment))
    cells = {key: known[key] for key in sorted(known, key=lambda key: (order.index(key) if key in order else len(order), key))}
    people = {student.id: student for student in gradebook.students}
    submitted = set(course.students(assignment))
    students = [_standing(course, gradebook, assignment, student, people.get(student), student in submitted, cells)
                for student in sorted({*people, *submitted})]
    return Standings(assignment, cells, students)


def _standing(course: Course, gradebook: Gradebook, assignment: str, student: str, person: Any, submitted: bool,
              cells: Mapping[Key, float]) -> Standing:
    about = Person(*(getattr(person, name, None) or "" for name in ("last_name", "first_name", "email")))
    try:
        submission = gradebook.find_submission(assignment, student)
    except MissingEntry:
        if not submitted:
            return Standing(student, NOT_SUBMITTED, about)
        return Standing(student, ATTENTION, about, _("entregó y no se ha calificado: attention-grader grade {assignment}").format(
            assignment=assignment))
    grades = {(notebook.name, grade.name): grade for notebook in submission.notebooks for grade in notebook.grades}
    given = {key: _points(grades[key]) if key in grades else None for key in cells}
    why = _why(course, submission, given, sum(bool(grade.needs_manual_grade) for grade in grades.values()))
    penalty = float(submission.late_submission_penalty or 0.0)
    score = None if why else max(0.0, float(submission.score) - penalty)
    comments = [comment.manual_comment for notebook in submission.notebooks for comment in notebook.comments]
    return Standing(student, ATTENTION if why else GRADED, about, why, score, penalty, given, tuple(filter(None, comments)))


def _points(grade: Any) -> float | None:
    """The points of a graded cell; None where neither the grader nor a person gave any (nbgrader says 0 there)."""
    return None if grade.manual_score is None and grade.auto_score is None else float(grade.score)


def _why(course: Course, submission: SubmittedAssignment, given: Mapping[Key, float | None], undecided: int) -> str:
    """What is missing before a submission counts as graded; empty where nothing is."""
    folder = course.path(course.directory.submitted_directory, submission.student.id, submission.name)
    handed_in = course.directory.get_existing_timestamp(str(folder)) if folder.is_dir() else None
    if handed_in and submission.timestamp and handed_in != submission.timestamp:
        return _("entregó de nuevo después de que se calificara: attention-grader grade {assignment}").format(
            assignment=submission.name)
    undecided = max(undecided, sum(points is None for points in given.values()))
    return _("partes que debe calificar una persona en el formgrader: {n}").format(n=undecided) if undecided else ""


def match(claims: Mapping[int, list[str]], students: list[str]) -> tuple[dict[int, str], list[str]]:
    """Find the student of each row of a file, and the students that several rows claim, who get none.

    `claims` are the ids that a row's student may have, by row, the usual first. A row's usual id comes before all others of any
    row, so that a namesake takes nobody's place.
    """
    ids = {unicodedata.normalize("NFC", student): student for student in students}
    found: dict[int, str] = {}
    ambiguous: list[str] = []
    for first, last in ((0, 1), (1, None)):
        claimed: dict[str, list[int]] = {}
        taken = {*found.values(), *ambiguous}
        for row, names in claims.items():
            student = next((ids[name] for name in names[first:last] if name in ids and ids[name] not in taken), None)
            if row not in found and student is not None:
                claimed.setdefault(student, []).append(row)
        found |= {rows[0]: student for student, rows in claimed.items() if len(rows) == 1}
        ambiguous += [student for student, rows in claimed.items() if len(rows) > 1]
    return found, ambiguous
