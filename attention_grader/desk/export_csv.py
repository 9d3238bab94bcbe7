"""The scores of a class as a CSV table: one row a student, one column a function and a criterion."""

from collections.abc import Mapping

from ..errors import UserError
from ..text import _
from .csvfile import BOM, write_row
from .filled import short
from .standings import Key, Standing, Standings

Table = list[dict[str, str | float | None]]


def table(standings: Standings) -> Table:
    """One row a student, by column; None where there is nothing to say, which is not the same as 0."""
    return [{
        "assignment": standings.assignment, "student_id": student.student, "last_name": student.person.last_name,
        "first_name": student.person.first_name, "email": student.person.email, "status": student.status, "score": student.score,
        "max_score": standings.max_score, "late_submission_penalty": student.penalty, **_points(standings, student),
    } for student in standings.students]


def _points(standings: Standings, student: Standing) -> dict[str, float | None]:
    functions: dict[str, list[Key]] = {}
    for key in standings.cells:
        functions.setdefault(key[1].split("-")[0], []).append(key)
    points: dict[str, float | None] = {}
    for function, keys in functions.items():
        points[function] = _sum(student.cells, keys)
        points |= {grade_id: student.cells.get((notebook, grade_id)) for notebook, grade_id in keys}
    return points


def _sum(cells: Mapping[Key, float | None], keys: list[Key]) -> float | None:
    """What a function earned; None where a part of it was not graded."""
    points = [cells.get(key) for key in keys]
    return None if None in points else sum(filter(None, points))


def csv_bytes(rows: Table, separator: str = ",", bom: bool = False) -> bytes:
    """The table as a file in UTF-8.

    Where the separator is a semicolon the decimal mark is a comma: that is how the spreadsheets that expect the one read the
    other, and `3.5` would become a date in them. Raises `UserError` where there is nobody in it.
    """
    if not rows:
        raise UserError(_("No hay ningún estudiante que exportar: ni en submitted/ ni en el libro de notas."))
    columns = list(dict.fromkeys(column for row in rows for column in row))
    comma = separator == ";"
    lines = [write_row(columns, separator)]
    lines += [write_row([_written(row.get(column), comma) for column in columns], separator) for row in rows]
    return ((BOM if bom else "") + "".join(lines)).encode()


def _written(value: str | float | None, comma: bool) -> str:
    if value is None:
        return ""
    if isinstance(value, str):
        return inert(value)
    return short(value, comma)


def inert(text: str) -> str:
    """A text that no spreadsheet takes for a formula: a quote stands before what would begin one."""
    return f"'{text}" if text.lstrip().startswith(("=", "+", "-", "@")) or text.startswith(("\t", "\r", "\n")) else text
