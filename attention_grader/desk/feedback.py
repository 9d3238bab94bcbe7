"""The page that a student reads: one a notebook, by exercise, made by `nbgrader generate_feedback` with this template.

`FeedbackPage` takes the place of nbgrader's `GetGrades`: it reads the scores and comments as that does, and then lays out
what is worth reading. The rest of the notebook is left out.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import nbformat
from jinja2 import Environment
from nbconvert.exporters import HTMLExporter
from nbformat import NotebookNode
from nbgrader.api import Gradebook
from nbgrader.preprocessors import GetGrades

from ..course import Course
from ..exercises import REGISTER
from ..judge import exercise_of
from ..text import _
from . import sanitize
from .pages import TEMPLATES, known_mistakes, nbgrader_of, plain, prepare, unanswered
from .pictures import Pair, beside, heading

TEMPLATE = "attention_feedback"
Resources = dict[str, Any]


@dataclass(frozen=True)
class Mark:
    """A graded cell: `state` is passed, partly, failed or pending; `fact` is what happened there and nowhere else."""

    title: str
    state: str
    score: float | None
    max_score: float
    by_hand: bool = False
    fact: str = ""


@dataclass(frozen=True)
class Block:
    """An exercise on the page. `lessons` hold for more than one of its marks, or name a known mistake."""

    name: str
    title: str
    is_question: bool
    marks: list[Mark]
    lessons: list[str]
    reread: list[str]
    code: str
    unanswered: bool
    comment: str = ""  # inert HTML
    picture: Pair | None = None

    @property
    def score(self) -> float:
        return sum(mark.score or 0.0 for mark in self.marks)

    @property
    def max_score(self) -> float:
        return sum(mark.max_score for mark in self.marks)

    @property
    def state(self) -> str:
        """The worst news of its marks, but `partly` where some points were earned."""
        states = {mark.state for mark in self.marks}
        if "pending" in states:
            return "pending"
        if len(states) == 1:
            return states.pop()
        return "partly"


@dataclass(frozen=True)
class Extra:
    """A cell that the student added: code, or inert HTML; `outputs` are inert as well."""

    code: str
    html: str
    outputs: list[NotebookNode]


@dataclass(frozen=True)
class Notebook:
    """A notebook of the submission, for the overview."""

    name: str
    title: str
    score: float
    max_score: float


@dataclass(frozen=True)
class Page:
    """All that the template shows."""

    student: str
    title: str
    name: str
    score: float
    max_score: float
    penalty: float
    notebooks: list[Notebook]
    blocks: list[Block]
    comments: list[str]
    notes: list[str]
    extras: list[Extra] = field(default_factory=list)

    @property
    def total(self) -> float:
        return sum(notebook.score for notebook in self.notebooks)

    @property
    def max_total(self) -> float:
        return sum(notebook.max_score for notebook in self.notebooks)

    @property
    def pending(self) -> bool:
        return any(block.state == "pending" for block in self.blocks)

    @property
    def missing(self) -> bool:
        """Whether nothing in the notebook was answered."""
        return bool(self.blocks) and all(block.unanswered for block in self.blocks)


class FeedbackExporter(HTMLExporter):
    """Writes the page with the desk's own template."""

    def _create_environment(self) -> Environment:
        return prepare(super()._create_environment())


class FeedbackPage(GetGrades):  # type: ignore[misc]
    """Puts the `Page` of a graded notebook where the template finds it."""

    def preprocess(self, nb: NotebookNode, resources: Resources) -> tuple[NotebookNode, Resources]:
        for cell in nb.cells:
            sanitize.clean_outputs(cell)
        nb, resources = super().preprocess(nb, resources)
        where = resources["nbgrader"]
        course = Course.find()  # nbgrader works in the course directory
        solved = course.path(course.directory.solution_directory, ".", where["assignment"]) / f"{where['notebook']}.ipynb"
        with Gradebook(where["db_url"]) as gradebook:
            submission = gradebook.find_submission(where["assignment"], where["student"])
            notebooks = [Notebook(row.name, _title_of(course, where["assignment"], row.name),
                                  max(0.0, row.score - (row.late_submission_penalty or 0.0)), row.max_score)
                         for row in sorted(submission.notebooks, key=lambda row: str(row.name)) if row.max_score]
            person = submission.student
            student = " ".join(filter(None, (person.first_name, person.last_name))) or person.id
        resources["feedback"] = Page(
            student=student, title=_title(nb) or where["notebook"], name=where["notebook"],
            score=max(0.0, where["score"]), max_score=where["max_score"], penalty=where["late_penalty"], notebooks=notebooks,
            blocks=list(_blocks(nb, nbformat.read(solved, as_version=4) if solved.is_file() else None)),
            comments=[_comment(cell) for cell in nb.cells if nbgrader_of(cell).get("comment") and _own_comment(cell)
                      and nbgrader_of(cell).grade_id not in {*REGISTER, *_graded(nb)}],
            notes=list(_notes(nb)), extras=list(_extras(nb)),
        )
        return nb, resources

    def _get_score(self, cell: NotebookNode, resources: Resources) -> None:
        super()._get_score(cell, resources)
        grade = self.gradebook.find_grade(cell.metadata.nbgrader.grade_id, self.notebook_id, self.assignment_id, self.student_id)
        cell.metadata.nbgrader["by_hand"] = grade.manual_score is not None
        cell.metadata.nbgrader["pending"] = grade.manual_score is None and grade.auto_score is None


def _title(nb: NotebookNode) -> str:
    return next((heading(cell) for cell in nb.cells if heading(cell) and not _is_extra(cell)), "")


def _title_of(course: Course, assignment: str, notebook: str) -> str:
    path = course.source(assignment) / f"{notebook}.ipynb"
    return (_title(nbformat.read(path, as_version=4)) if path.is_file() else "") or notebook


def _is_extra(cell: NotebookNode) -> bool:
    return bool(cell.metadata.get("attention_grader", {}).get("extra"))


def _graded(nb: NotebookNode) -> dict[str, NotebookNode]:
    return {nbgrader_of(cell).grade_id: cell for cell in nb.cells
            if nbgrader_of(cell).get("grade") or nbgrader_of(cell).get("task")}


def _blocks(nb: NotebookNode, solved: NotebookNode | None) -> Iterator[Block]:
    """The exercises of a notebook, in its order."""
    solutions = {nbgrader_of(cell).grade_id: cell for cell in nb.cells if nbgrader_of(cell).get("solution")}
    exercises: dict[str, list[NotebookNode]] = {}
    for grade_id, cell in _graded(nb).items():
        exercises.setdefault(_name(grade_id), []).append(cell)
    for name, cells in exercises.items():
        exercise = REGISTER.get(name)
        is_question = exercise is not None and isinstance(exercise.reference, str)
        solution = solutions.get(name)
        blank = solution is not None and unanswered(solution)
        marks, lessons = _told(cells, blank)
        failed = any(mark.state in ("failed", "partly") for mark in marks)
        yield Block(
            name=name, title=marks[0].title if is_question else name, is_question=is_question, marks=marks, lessons=lessons,
            reread=_reread(nb, cells) if failed else [], code=_code(solution) if solution is not None and not blank else "",
            unanswered=blank, comment=_comment(solution) if solution is not None and _own_comment(solution) else "",
            picture=beside(name, nb, solved) if failed and solved is not None and not blank and not is_question else None)


def _name(grade_id: str) -> str:
    try:
        return exercise_of(grade_id).name
    except KeyError:  # a part that the instructor added and grades by hand
        return grade_id


def _told(cells: list[NotebookNode], blank: bool) -> tuple[list[Mark], list[str]]:
    """The marks of an exercise, and what is said once for all of them: a known mistake, or the same sentence of several."""
    verdicts = [cell.metadata.get("attention_grader", {}) for cell in cells]
    messages = [verdict.get("message") or "" for verdict in verdicts]
    lessons: list[str] = []
    marks = []
    for cell, verdict, message in zip(cells, verdicts, messages):
        fact, mistake = message, known_mistakes().get(verdict.get("mistake"))
        lesson = _(mistake.message) if mistake else ""
        if lesson and message.endswith(lesson):
            fact = message.removesuffix(lesson).strip()
        elif messages.count(message) > 1:
            fact, lesson = "", message
        else:
            lesson = ""
        if blank:
            fact = lesson = ""
        if lesson and lesson not in lessons:
            lessons.append(lesson)
        marks.append(_mark(cell, fact))
    return marks, lessons


def _mark(cell: NotebookNode, fact: str) -> Mark:
    nbgrader = cell.metadata.nbgrader
    titles = {criterion.id: _(criterion.title) for exercise in REGISTER.values() for criterion in exercise.criteria}
    score, most = float(nbgrader.score), float(nbgrader.points)
    if nbgrader.get("pending"):
        state = "pending"
    elif score >= most:
        state = "passed"
    else:
        state = "partly" if score > 0 else "failed"
    return Mark(titles.get(nbgrader.grade_id, nbgrader.grade_id), state, None if state == "pending" else score, most,
                bool(nbgrader.get("by_hand")), fact)


def _reread(nb: NotebookNode, cells: list[NotebookNode]) -> list[str]:
    """The sections to go back to: those that the criteria or the messages name, else those that the text of the tests names,
    else the one that leads to the answer."""
    failed = [cell for cell in cells if cell.metadata.nbgrader.score < cell.metadata.nbgrader.points]
    criteria = {criterion.id: criterion for exercise in REGISTER.values() for criterion in exercise.criteria}
    named = [_(criteria[grade_id].reread) for cell in failed
             if (grade_id := cell.metadata.nbgrader.grade_id) in criteria and criteria[grade_id].reread]
    if named:
        return list(dict.fromkeys(named))
    headings = [(position, heading(cell)) for position, cell in enumerate(nb.cells) if heading(cell) and not _is_extra(cell)]
    sections = {found[1]: text for position, text in headings if (found := re.match(r"(\d+)\. ", text))}
    introductions = []
    for cell in failed:
        position = nb.cells.index(cell)
        introductions.append(nb.cells[position - 1].source if position and nb.cells[position - 1].cell_type == "markdown" else "")
    for texts in ([cell.metadata.get("attention_grader", {}).get("message", "") for cell in failed], introductions):
        numbers = [number for text in texts for number in re.findall(r"secci[oó]n (\d+)", text)]
        named = [sections[number] for number in dict.fromkeys(numbers) if number in sections]
        if named:
            return named
    # The nearest numbered heading above is the answer's own; the idea stands in the one before it.
    above = [text for position, text in headings if position < nb.cells.index(cells[0]) and text in sections.values()]
    return above[-2:-1] or above[-1:]


def _code(cell: NotebookNode) -> str:
    return plain(str(cell.source).rstrip())


def _own_comment(cell: NotebookNode) -> bool:
    """Whether a person wrote it: what the grader notes there is said elsewhere on the page."""
    return bool(nbgrader_of(cell).get("comment")) and nbgrader_of(cell).comment not in (_("Sin responder."), "No response.")


def _comment(cell: NotebookNode) -> str:
    return sanitize.markdown(nbgrader_of(cell).comment)


def _notes(nb: NotebookNode) -> Iterator[str]:
    """What happened to the file, where the student can do something about it; of a notebook that nobody could judge the notes
    are for the instructor."""
    about = nb.metadata.get("attention_grader", {})
    verdicts = {cell.metadata.get("attention_grader", {}).get("verdict") for cell in _graded(nb).values()}
    if verdicts != {"not_judged"}:
        yield from about.get("notes", [])


def _extras(nb: NotebookNode) -> Iterator[Extra]:
    for cell in nb.cells:
        if _is_extra(cell):
            code = cell.cell_type == "code"
            yield Extra(_code(cell) if code else "", "" if code else sanitize.extra_html(cell), [
                output for output in cell.get("outputs", []) if output.output_type != "error"] if code else [])


def configure(c: Any) -> None:
    """Have `nbgrader generate_feedback` write these pages; nothing that the formgrader uses is touched."""
    c.GenerateFeedback.preprocessors = [FeedbackPage]
    c.GenerateFeedback.exporter_class = FeedbackExporter
    c.FeedbackExporter.template_name = TEMPLATE
    c.FeedbackExporter.extra_template_basedirs = [str(TEMPLATES)]
