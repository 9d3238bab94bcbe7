"""Grades a class: workers execute, one writer records."""

import multiprocessing
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import nbformat
from nbgrader.api import Gradebook, MissingEntry
from traitlets.config import Config

from . import record
from .course import Course
from .errors import UserError
from .grading import grade_notebook, missing, seal
from .kernel.limits import limits_of
from .results import describe
from .text import _


@dataclass(frozen=True)
class Submission:
    """All that grading one student needs, as plain data: it can be sent to any process or machine.

    `masters` and `files` are by notebook; a notebook that was not handed in has no file.
    """

    student: str
    masters: Mapping[str, str]
    files: Mapping[str, bytes]
    config: Config


def grade_submission(submission: Submission) -> dict[str, str]:
    """Grade one student's notebooks; return them executed and with their verdicts in them, as text."""
    limits = limits_of(submission.config)
    graded = {}
    for name, text in submission.masters.items():
        master = nbformat.reads(text, as_version=4)
        data = submission.files.get(name)
        result = missing(master, name) if data is None else grade_notebook(master, data, limits)
        graded[name] = nbformat.writes(seal(result))
    return graded


def grade(course: Course, assignment: str, students: Sequence[str], jobs: int) -> Iterator[dict[str, Any]]:
    """Grade and record the submissions of `students`, and yield each one's results as `--json` has them.

    Raises `UserError` where the assignment was never released.
    """
    masters = {name: nbformat.writes(course.master(assignment, name)) for name in course.graded_notebooks(assignment)}
    with Gradebook(course.directory.db_url, course.directory.course_id) as gradebook, _workers(jobs) as workers:
        _require_released(gradebook, assignment, masters)
        pending = {}
        for student in students:
            submission = Submission(student, masters, read_files(course, assignment, student, list(masters)), course.config)
            pending[workers.submit(grade_submission, submission)] = student
        for future in as_completed(pending):
            notebooks = {name: nbformat.reads(text, as_version=4) for name, text in future.result().items()}
            student = pending.pop(future)
            record.record(course, gradebook, assignment, student, notebooks)
            yield describe(assignment, student, notebooks)


def _workers(jobs: int) -> Executor:
    return ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))


def _require_released(gradebook: Gradebook, assignment: str, masters: Mapping[str, str]) -> None:
    try:
        known = {notebook.name for notebook in gradebook.find_assignment(assignment).notebooks}
    except MissingEntry:
        known = set()
    if not known >= set(masters):
        raise UserError(_("La tarea «{assignment}» todavía no está en el libro de notas. Publícala primero: nbgrader generate_assignment "
                          "{assignment}").format(assignment=assignment))


def read_files(course: Course, assignment: str, student: str, notebooks: Sequence[str]) -> dict[str, bytes]:
    """The bytes of the notebooks that a student handed in."""
    folder = course.path(course.directory.submitted_directory, student, assignment)
    paths = {name: folder / f"{name}.ipynb" for name in notebooks}
    return {name: path.read_bytes() for name, path in paths.items() if path.is_file()}
