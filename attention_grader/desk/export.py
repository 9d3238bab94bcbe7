"""Scores for others: `attention-grader export` and its plug-in for `nbgrader export`."""

from collections.abc import Sequence
from pathlib import Path

from nbgrader.api import Gradebook
from nbgrader.plugins import ExportPlugin

from ..course import Course
from ..errors import UserError
from ..text import _
from . import export_canvas, export_moodle
from .csvfile import write
from .export_csv import Table, csv_bytes, table
from .filled import Filled
from .standings import ATTENTION, NOT_SUBMITTED, Standings, read_standings

FORMATS = ("csv", "moodle", "canvas")
SEPARATORS = {",": ",", ";": ";", "tab": "\t"}


def export(course: Course, assignment: str, kind: str = "csv", *, to: Path | None = None, worksheet: Path | None = None,
           gradebook: Path | None = None, column: str | None = None, separator: str | None = None, bom: bool = False) -> int:
    """Write the scores of an assignment in one of `FORMATS` and tell what stands in the file; return 1 where somebody's score
    is missing that a person should look after, else 0.

    Raises `UserError` where options do not fit together, a file is not what it should be, or nothing can be written.
    """
    _check_options(kind, {"--worksheet": worksheet, "--gradebook": gradebook, "--column": column, "--separator": separator,
                          "--bom": bom})
    source = worksheet or gradebook
    course.source(assignment)
    with Gradebook(course.directory.db_url, course.directory.course_id) as book:
        standings = read_standings(course, book, assignment)
    if source is None:
        target = to or course.root / "grades.csv"
        write(target, csv_bytes(table(standings), SEPARATORS[separator or ","], bom))
        return _tell(standings, target, None)
    filled = export_moodle.fill(course, standings, source) if kind == "moodle" else export_canvas.fill(standings, source, column)
    target = to or course.root / f"grades-{kind}.csv"
    write(target, filled.data, source)
    return _tell(standings, target, filled)


def _check_options(kind: str, given: dict[str, object]) -> None:
    """Raise `UserError` where an option is missing or belongs to another format."""
    fitting = {"csv": ("--separator", "--bom"), "moodle": ("--worksheet",), "canvas": ("--gradebook", "--column")}
    for option, value in given.items():
        if value and option not in fitting[kind]:
            owner = next(name for name, options in fitting.items() if option in options)
            raise UserError(_("{option} solo vale con --format {owner}, y pediste --format {kind}.").format(
                option=option, owner=owner, kind=kind))
    if kind == "moodle" and not given["--worksheet"]:
        raise UserError(_("Falta la hoja de calificaciones de Moodle: descárgala de la tarea («Descargar hoja de "
                          "calificaciones») y pásala con --worksheet ARCHIVO."))
    if kind == "canvas" and not given["--gradebook"]:
        raise UserError(_("Falta el libro de calificaciones de Canvas: expórtalo allí (Calificaciones → Exportar) y pásalo con "
                          "--gradebook ARCHIVO."))


def _tell(standings: Standings, target: Path, filled: Filled | None) -> int:
    """Print what was written, what was not and why; return the exit code."""
    notes = [f"{student.student}: {student.why}" for student in standings.students if student.status == ATTENTION]
    if filled:
        notes += filled.notes
        notes += [_("{student}: tiene nota y no está en {source}.").format(student=student.student, source=filled.source)
                  for student in standings.students if student.score is not None and student.student not in filled.students]
    count = filled.count if filled else sum(student.score is not None for student in standings.students)
    column = filled.column if filled else ""
    where = _("{target}, columna «{column}»").format(target=target, column=column) if column else str(target)
    missing = sum(student.status == NOT_SUBMITTED for student in standings.students)
    print(_("Notas escritas en {where}: {count}. Sin entregar: {missing}.").format(count=count, where=where, missing=missing))
    for note in notes:
        print(f"    {note}")
    return 1 if notes else 0


class CsvExport(ExportPlugin):  # type: ignore[misc]
    """The same table for `nbgrader export --exporter=attention_grader.desk.export.CsvExport`; without --assignment, of all."""

    def export(self, gradebook: Gradebook) -> None:
        """Write the table of the assignments and students that nbgrader was asked for."""
        course = Course(self.parent.coursedir, self.config)
        target = Path(self.to or "grades.csv")
        try:
            names = [str(name) for name in self.assignment] or [assignment.name for assignment in gradebook.assignments]
            rows = [row for name in names for row in _rows(course, gradebook, name, [str(student) for student in self.student])]
            write(target, csv_bytes(rows))
        except UserError as error:
            self.parent.fail("%s", error)
        self.log.info("Exported to %s", target)


def _rows(course: Course, gradebook: Gradebook, assignment: str, students: Sequence[str]) -> Table:
    rows = table(read_standings(course, gradebook, assignment))
    return [row for row in rows if not students or row["student_id"] in students]
