"""Writes results down: the gradebook, the autograded notebooks. Only one process does it, one submission at a time."""

import logging
import shutil
import warnings
from collections.abc import Mapping

from nbformat import NotebookNode, v4
from nbgrader.api import Comment, Grade, Gradebook
from nbgrader.preprocessors import AssignLatePenalties
from nbgrader.utils import compute_checksum
from sqlalchemy.exc import SAWarning

from .course import Course
from .grading import points
from .text import _

EXCHANGE_FILES = ("timestamp.txt", "submission_secret.txt")  # what nbgrader's exchange goes by, up to the feedback


def save_grade(grade: Grade, cell: NotebookNode) -> None:
    """Put a cell's verdict into its grade. A score that a person gave stays; it is asked about where the verdict changed."""
    before = grade.auto_score
    grade.auto_score = points(cell.metadata.attention_grader.verdict, float(cell.metadata.nbgrader.points))
    if grade.manual_score is None:
        grade.needs_manual_grade = grade.auto_score is None
    elif grade.auto_score != before:
        grade.needs_manual_grade = True


def save_comment(comment: Comment, cell: NotebookNode) -> None:
    """Say of a solution cell that it came back as it was given out; what a person wrote stays."""
    unchanged = cell.metadata.nbgrader.get("checksum") == compute_checksum(cell)
    comment.auto_comment = _("Sin responder.") if unchanged else None


def record(course: Course, gradebook: Gradebook, assignment: str, student: str, texts: Mapping[str, str]) -> dict[str, NotebookNode]:
    """Write one student's graded notebooks, given as the text of their files, to `autograded/` and to the gradebook; return them."""
    notebooks = {name: v4.reads(text) for name, text in texts.items()}  # who wrote them has validated them
    submitted = course.path(course.directory.submitted_directory, student, assignment)
    folder = course.path(course.directory.autograded_directory, student, assignment)
    gradebook.update_or_create_student(student)
    timestamp = course.directory.get_existing_timestamp(str(submitted))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SAWarning)  # nbgrader builds the rows of a new submission in an order that SQLAlchemy minds
        submission = gradebook.update_or_create_submission(assignment, student, **({"timestamp": timestamp} if timestamp else {}))
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in EXCHANGE_FILES:
        if (submitted / name).is_file() and not (submitted / name).is_symlink():
            shutil.copyfile(submitted / name, folder / name)
    rows = {row.name: row for row in submission.notebooks}
    for name, notebook in notebooks.items():
        cells = {cell.metadata.nbgrader.grade_id: cell for cell in notebook.cells if "nbgrader" in cell.metadata}
        with gradebook.db.no_autoflush:  # each name is a query, before which SQLAlchemy would write down every change
            for grade in rows[name].grades:
                save_grade(grade, cells[grade.name])
            for comment in rows[name].comments:
                save_comment(comment, cells[comment.name])
        rows[name].late_submission_penalty = None
        (folder / f"{name}.ipynb").write_text(texts[name], "utf-8")
    late = submission.total_seconds_late > 0
    gradebook.db.commit()
    if late:
        _penalize(course, gradebook, assignment, student, notebooks)
    return notebooks


def _penalize(course: Course, gradebook: Gradebook, assignment: str, student: str, notebooks: Mapping[str, NotebookNode]) -> None:
    """Take off what the course's late policy says, through nbgrader's own preprocessor."""
    quiet = logging.getLogger(f"{__name__}.penalties")
    quiet.setLevel(logging.ERROR)  # nbgrader warns of every notebook of a late submission; the gradebook says it
    for name, notebook in notebooks.items():
        where = {"student": student, "assignment": assignment, "notebook": name, "db_url": gradebook.db.get_bind().url}
        AssignLatePenalties(config=course.config, log=quiet).preprocess(notebook, {"nbgrader": where})
