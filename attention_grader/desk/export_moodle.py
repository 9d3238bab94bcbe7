"""Moodle's grading worksheet, filled: grade and feedback comment where they stand, every other byte as it was downloaded."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from markupsafe import escape

from ..course import Course
from ..errors import UserError
from ..grading import marked_up
from ..results import Result, graded_students, load
from ..text import _
from .filled import Filled, number, scaled, short, uses_comma, written
from .standings import Key, Standing, Standings, match
from .worksheet import Row, Worksheet, agree, read_worksheet, student_ids


def fill(course: Course, standings: Standings, path: Path) -> Filled:
    """Fill the worksheet at `path`. A row whose student was not graded, or that Moodle has locked, stays as it is.

    Raises `UserError` where the worksheet is not one.
    """
    sheet = read_worksheet(path)
    grade = sheet.require("grade", _("Descárgala de una tarea que se califica con puntos."))
    maximum = sheet.require("maximum", _("La tarea debe calificarse con puntos, no con una escala."))
    comment = sheet.require("comment", _("Activa «Comentarios de retroalimentación» en los ajustes de la tarea y descárgala de "
                                         "nuevo."))
    comma = uses_comma(sheet.text(row, name) for row in sheet.rows for name in ("grade", "maximum"))
    students = {standing.student: standing for standing in standings.students}
    found, ambiguous = match({row.position: possible_ids(row, students) for row in sheet.rows}, list(students))
    filled = Filled(path, {student for student in students if student in (*found.values(), *ambiguous)})
    filled.notes += [_("{student}: varias filas de la hoja tienen ese identificador; no se rellenó ninguna.").format(
        student=student) for student in ambiguous]
    values: dict[tuple[int, int], str] = {}
    graded = set(graded_students(course, standings.assignment))
    for row in sheet.rows:
        standing = students.get(found.get(row.position, ""))
        if standing is None or standing.score is None:
            continue
        if sheet.text(row, "changeable").casefold() == "no":
            filled.notes.append(_("{student}: Moodle tiene bloqueada su calificación; la fila quedó como estaba.").format(
                student=standing.student))
            continue
        if max(grade, comment) >= len(sheet.file.rows[row.position]):
            raise UserError(_("En la hoja {path}, línea {line}, faltan columnas. Descárgala de nuevo.").format(
                path=path, line=sheet.file.line(row.position)))
        values[row.position, grade] = written(_scaled(sheet, row, maximum, standing, standings, filled), comma)
        values[row.position, comment] = feedback(standings, standing, _said(course, standings, standing, graded))
    filled.count, filled.data = len(values) // 2, sheet.file.changed(values)
    return filled


def possible_ids(row: Row, students: Iterable[str]) -> list[str]:
    """The ids that a row's student may have among `students`: those of the worksheet, and the name of the folder in Moodle's zip,
    where collecting was not given the worksheet."""
    folders = [student for student in students if (folder := re.fullmatch(r"(.+)_(\d+)(?:_assignsubmission_.*)?", student))
               and folder[2] == row.participant and agree(row.name, folder[1])]
    return [*student_ids(row), *folders]


def _scaled(sheet: Worksheet, row: Row, maximum: int, standing: Standing, standings: Standings, filled: Filled) -> float:
    text = sheet.text(row, "maximum")
    most = number(text)
    if most is None or most <= 0:
        raise UserError(_("En la hoja {path}, línea {line}, la calificación máxima es «{text}» y se esperaba un número mayor que "
                          "0. La tarea debe calificarse con puntos, no con una escala.").format(
                              path=sheet.file.path, line=sheet.file.line(row.position), text=text))
    grade = scaled(standing, standings, most)
    if grade > most:  # points a person gave above the most: Moodle would leave out such a row without a word
        filled.notes.append(_("{student}: tiene {grade} de {most}; Moodle no admite más que el máximo y eso se escribió.").format(
            student=standing.student, grade=short(grade), most=short(most)))
    return min(grade, most)


def _said(course: Course, standings: Standings, standing: Standing, graded: set[str]) -> dict[Key, Result]:
    """What the autograder said, by cell; nothing where the graded notebooks are gone."""
    if standing.student not in graded:
        return {}
    try:
        cells = load(course, standings.assignment, standing.student)["cells"]
    except (AttributeError, KeyError, ValueError) as error:
        folder = course.path(course.directory.autograded_directory, standing.student, standings.assignment)
        raise UserError(_("Los cuadernos calificados de «{student}» en {folder} no se pueden leer. Califica de nuevo: "
                          "attention-grader grade {assignment} --student '{student}'").format(
                              student=standing.student, assignment=standings.assignment, folder=folder)) from error
    return {(cell["notebook"], cell["grade_id"]): cell for cell in cells if cell["verdict"] != "not_judged"}


def feedback(standings: Standings, standing: Standing, said: Mapping[Key, Result]) -> str:
    """The comment that a student reads, in the HTML that Moodle takes it for: the score, what was lost and why, what a person
    wrote. Everything but its tags is escaped."""
    assert standing.score is not None
    score = _("Tu nota: {score} de {most} puntos.").format(score=short(standing.score), most=short(standings.max_score))
    late = _(" Se restaron {penalty} por entregar tarde.").format(penalty=short(standing.penalty)) if standing.penalty else ""
    functions: dict[tuple[str, str], list[Key]] = {}
    for key in standings.cells:
        name = key[1] if key[1].startswith("quiz-") else key[1].split("-")[0]  # each question is a thing of its own
        functions.setdefault((key[0], name), []).append(key)
    items = []
    for (notebook, name), keys in functions.items():
        points, most = (sum(cells[key] or 0.0 for key in keys) for cells in (standing.cells, standings.cells))
        if points < most:
            reason = why([said[key] for key in keys if key in said and (standing.cells[key] or 0.0) < standings.cells[key]])
            items.append(f"<li><strong>{escape(notebook)}, {escape(name)}</strong> "
                         f"({_('{points} de {most}').format(points=short(points), most=short(most))}). {reason}</li>")
    parts = [f"<p>{score}{late}</p>", *(["<ul>", *items, "</ul>"] if items else [f"<p>{_('Todo está correcto.')}</p>"])]
    parts += [f"<p>{'<br>'.join(str(escape(line)) for line in comment.splitlines())}</p>" for comment in standing.comments]
    return "".join(parts)


def why(cells: list[Result]) -> str:
    """One message a mistake that is known by name; where there is none, the first message: the feedback page has them all."""
    messages = {cell["mistake"]: cell["message"] for cell in reversed(cells) if cell["message"]}
    named = [message for mistake, message in reversed(messages.items()) if mistake]
    return " ".join(map(marked_up, dict.fromkeys(named or messages.values())))
