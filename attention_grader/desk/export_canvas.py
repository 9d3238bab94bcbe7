"""Canvas's gradebook file, filled: one assignment's column, every other byte as it was exported."""

import re
from pathlib import Path

from ..errors import UserError
from ..text import _
from .csvfile import Cell, CsvFile
from .filled import Filled, number, scaled, uses_comma, written
from .standings import Standings, match
from .worksheet import folded, safe_id

TITLE = re.compile(r"(?P<title>.*\S)\s*\((?P<id>\d+)\)", re.DOTALL)
IDENTITY = ("ID", "SIS Login ID", "SIS User ID")  # Canvas writes these headings in English whatever the language


def fill(standings: Standings, path: Path, column: str | None) -> Filled:
    """Fill the column of the assignment, or the `column` that is named by heading, title or number, in the gradebook at `path`.

    A row whose student was not graded stays as it is, as does one that says EX (excused) or N/A (not assigned). Raises
    `UserError` where the file is no such gradebook or the column is not plain.
    """
    file = CsvFile.read(path)
    header = [cell.value.strip() for cell in file.rows[0]]
    if "ID" not in header:
        raise UserError(_("{path} no parece el libro de calificaciones exportado de Canvas: falta la columna «ID»; se "
                          "encontraron: {found}.").format(path=path, found=_listed(header)))
    place = _column(path, header, column or standings.assignment, bool(column))
    first, most = _points_possible(file, header, place)
    comma = uses_comma(row[place].value for row in file.rows[1:] if place < len(row))
    identity = [header.index(name) for name in IDENTITY if name in header]
    rows = {position: file.rows[position] for position in range(first, len(file.rows))}
    students = {standing.student: standing for standing in standings.students}
    found, ambiguous = match({position: _ids(row, identity) for position, row in rows.items()}, list(students))
    filled = Filled(path, {student for student in students if student in (*found.values(), *ambiguous)}, column=header[place])
    filled.notes += [_("{student}: varias filas del archivo tienen ese identificador; no se rellenó ninguna.").format(
        student=student) for student in ambiguous]
    values: dict[tuple[int, int], str] = {}
    for position, student in found.items():
        if students[student].score is None:
            continue
        if place >= len(rows[position]):
            raise UserError(_("En {path}, línea {line}, faltan columnas. Exporta el libro de Canvas de nuevo.").format(
                path=path, line=file.line(position)))
        before = rows[position][place].value.strip()
        if before.upper() in ("EX", "N/A"):
            filled.notes.append(_("{student}: en Canvas pone «{before}»; la celda quedó como estaba.").format(
                student=student, before=before))
            continue
        values[position, place] = written(scaled(students[student], standings, most), comma)
    filled.count, filled.data = len(values), file.changed(values)
    return filled


def _ids(row: list[Cell], identity: list[int]) -> list[str]:
    return [name for place in identity if place < len(row) and (name := safe_id(row[place].value))]


def _column(path: Path, header: list[str], wanted: str, chosen: bool) -> int:
    """The place of the wanted assignment's column."""
    titles = {place: titled for place, heading in enumerate(header) if (titled := TITLE.fullmatch(heading))}
    places = [place for place, titled in titles.items()
              if folded(wanted) in (folded(header[place]), folded(titled["title"])) or wanted == titled["id"]]
    if len(places) == 1:
        return places[0]
    problem = _("varias columnas se llaman «{wanted}»") if places else _("ninguna columna se llama «{wanted}»")
    advice = _("Pon su título con --column") if not chosen else _("Pon el número entre paréntesis con --column")
    found = _listed([header[place] for place in titles]) or _("ninguna")
    raise UserError(_("En {path} {problem}. {advice}; las tareas que hay: {found}.").format(
        path=path, problem=problem.format(wanted=wanted), advice=advice, found=found))


def _points_possible(file: CsvFile, header: list[str], place: int) -> tuple[int, float]:
    """The row that the students begin in, and the column's most points."""
    for position, row in enumerate(file.rows):
        if folded(row[0].value) == "points possible" and place < len(row):
            most = number(row[place].value)
            if most is None or most <= 0:
                raise UserError(_("En {path} la columna «{column}» no dice cuántos puntos vale, sino «{text}»: no se puede "
                                  "llenar. Ponle puntos a la tarea en Canvas y exporta de nuevo.").format(
                                      path=file.path, column=header[place], text=row[place].value.strip()))
            return position + 1, most
    raise UserError(_("A {path} le falta la fila «Points Possible». Exporta el libro de Canvas de nuevo, sin cambiarlo.").format(
        path=file.path))


def _listed(headings: list[str]) -> str:
    return ", ".join(f"«{heading}»" for heading in headings)
