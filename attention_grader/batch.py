"""Grades a class: workers execute, one writer records, and what was graded before is not graded again.

A submission whose key is written down was graded and recorded to the end. Whatever interrupts a run, the next one takes up what
has no key.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait

import nbformat
from nbgrader.api import Gradebook, MissingEntry

from . import record
from .course import Course
from .errors import UserError
from .grading import read_file
from .kernel.limits import limits_of
from .pools import Pool, local_pool
from .results import Result, describe, load
from .submission import Submission, grade_submission, set_aside
from .text import _

TRIES = 2  # workers that a submission may take along before it is looked at by itself


def grade(course: Course, assignment: str, students: Sequence[str], jobs: int, pool: Pool = local_pool,
          force: bool = False) -> Iterator[Result]:
    """Grade and record the submissions of `students`; yield each one's results, those graded before first.

    Raises `UserError` where the assignment was never released, `NoSandbox` and `BrokenWalls` where nothing may be graded.
    """
    masters = {name: nbformat.writes(course.master(assignment, name)) for name in course.graded_notebooks(assignment)}
    with Gradebook(course.directory.db_url, course.directory.course_id) as gradebook:
        recorded = _recorded(gradebook, assignment, masters)
        keys = Keys(course, assignment)
        waiting = []
        for student in students:
            key = _submission(course, assignment, student, masters).key
            if not force and student in recorded and keys.get(student) == key:
                yield load(course, assignment, student)
            else:
                waiting.append(student)
        submissions = (_submission(course, assignment, student, masters) for student in waiting)
        for submission, texts in execute(submissions, jobs, pool):
            keys.forget(submission.student)
            notebooks = record.record(course, gradebook, assignment, submission.student, texts)
            keys.put(submission.student, submission.key)
            yield describe(assignment, submission.student, notebooks)


def execute(submissions: Iterator[Submission], jobs: int, pool: Pool) -> Iterator[tuple[Submission, dict[str, str]]]:
    """Grade submissions on the workers of a pool, a few ahead at a time, so that memory does not grow with the class.

    A worker that dies breaks the pool and not the run: what was on its way is tried again, then each by itself, and what ends
    its worker even then is set aside.
    """
    tries: Counter[str] = Counter()
    again: list[Submission] = []
    alone: list[Submission] = []
    exhausted = False
    while not exhausted or again:
        with pool(jobs) as workers:
            pending: dict[Future[dict[str, str]], Submission] = {}
            try:
                while True:
                    while len(pending) < 2 * jobs and (again or not exhausted):
                        following = again.pop() if again else next(submissions, None)
                        if following is None:
                            exhausted = True
                            break
                        pending[workers.submit(grade_submission, following)] = following
                    if not pending:
                        break
                    done, _rest = wait(pending, return_when=FIRST_COMPLETED)
                    for future in done:
                        texts = future.result()
                        yield pending.pop(future), texts
            except Exception as error:
                if not _lost(error):
                    raise
                for submission in pending.values():
                    tries[submission.student] += 1
                    (again if tries[submission.student] < TRIES else alone).append(submission)
            finally:
                for future in pending:
                    future.cancel()
    for submission in alone:
        with pool(1) as workers:
            try:
                yield submission, workers.submit(grade_submission, submission).result()
            except Exception as error:
                if not _lost(error):
                    raise
                yield submission, set_aside(submission)


def _lost(error: Exception) -> bool:
    """Whether a worker died; dask's error for that is asked for by name, since dask is an extra."""
    return isinstance(error, BrokenExecutor) or type(error).__name__ == "KilledWorker"


def _submission(course: Course, assignment: str, student: str, masters: Mapping[str, str]) -> Submission:
    limits = limits_of(course.config).trait_values(config=True)
    return Submission(student, masters, read_files(course, assignment, student, list(masters)), limits)


def _recorded(gradebook: Gradebook, assignment: str, masters: Mapping[str, str]) -> set[str]:
    """The students whose submission the gradebook has. Raises `UserError` where it does not have the assignment."""
    try:
        known = gradebook.find_assignment(assignment)
        if {notebook.name for notebook in known.notebooks} >= set(masters):
            return {submission.student_id for submission in known.submissions}
    except MissingEntry:
        pass
    raise UserError(_("La tarea «{assignment}» todavía no está en el libro de notas. Publícala primero: nbgrader generate_assignment "
                      "{assignment}").format(assignment=assignment))


def read_files(course: Course, assignment: str, student: str, notebooks: Sequence[str]) -> dict[str, bytes | str]:
    """The bytes of the notebooks that a student handed in; of what is no file of reasonable size, the reason."""
    folder = course.path(course.directory.submitted_directory, student, assignment)
    found = {name: read_file(folder / f"{name}.ipynb") for name in notebooks}
    return {name: data for name, data in found.items() if data is not None}


class Keys:
    """What was graded and recorded to the end, a small file each under `autograded/.keys/`."""

    def __init__(self, course: Course, assignment: str):
        self.folder = course.root / course.directory.autograded_directory / ".keys" / assignment
        self.folder.mkdir(parents=True, exist_ok=True)
        self.graded = lambda student: course.path(course.directory.autograded_directory, student, assignment)

    def get(self, student: str) -> str | None:
        path = self.folder / student
        return path.read_text("utf-8") if path.exists() and self.graded(student).is_dir() else None

    def put(self, student: str, key: str) -> None:
        (self.folder / student).write_text(key, "utf-8")

    def forget(self, student: str) -> None:
        (self.folder / student).unlink(missing_ok=True)
