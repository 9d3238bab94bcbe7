"""Moodle's grading worksheet: who stands in it, in which columns, and by which id a student is known in the course."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ..errors import UserError
from ..text import _
from .csvfile import CsvFile

# The headings by column, as Moodle has them in English and in the Spanish of Spain and of Mexico (mod_assign, core and
# assignfeedback_comments), several versions of each. Capitals, accents and underlines do not matter.
HEADINGS: Mapping[str, tuple[str, ...]] = {
    "identifier": ("Identifier", "Identificador"),
    "name": ("Full name", "Nombre completo", "Nombre completo del usuario"),
    "email": ("Email address", "Dirección de correo", "Dirección de correo electrónico", "Correo electrónico", "Dirección Email",
              "Dirección de Email", "Email"),
    "id_number": ("ID number", "Número de ID", "Número ID", "Número de identificación"),
    "username": ("Username", "Nombre de usuario"),
    "grade": ("Grade", "Calificación"),
    "maximum": ("Maximum grade", "Calificación máxima"),
    "changeable": ("Grade can be changed", "La calificación puede ser cambiada", "La calificación puede cambiarse"),
    "comment": ("Feedback comments", "Comentarios de retroalimentación"),
}


@dataclass(frozen=True)
class Row:
    """A student in the worksheet; what the worksheet does not tell is empty. `position` is the row in the file."""

    position: int
    participant: str
    identifier: str
    name: str
    email: str
    id_number: str
    username: str


@dataclass(frozen=True)
class Worksheet:
    """A worksheet's file, its columns by the names in `HEADINGS`, and its students."""

    file: CsvFile
    columns: Mapping[str, int]
    rows: list[Row]

    def text(self, row: Row, column: str) -> str:
        """What stands in a student's cell; empty where the worksheet has no such column."""
        cells = self.file.rows[row.position]
        place = self.columns.get(column, len(cells))
        return cells[place].value.strip() if place < len(cells) else ""

    def require(self, column: str, advice: str) -> int:
        """The place of a column; raises `UserError`, with `advice`, where the worksheet does not have it."""
        if column not in self.columns:
            found = ", ".join(f"«{cell.value}»" for cell in self.file.rows[0])
            expected = " / ".join(f"«{heading}»" for heading in HEADINGS[column][:2])
            raise UserError(_("A la hoja {path} le falta la columna {expected}; se encontraron: {found}. {advice}").format(
                path=self.file.path, expected=expected, found=found, advice=advice))
        return self.columns[column]


def read_worksheet(path: Path) -> Worksheet:
    """Read a grading worksheet as Moodle's "Download grading worksheet" gives it.

    Raises `UserError` where it cannot be read or its headings are not known.
    """
    file = CsvFile.read(path)
    names = {folded(heading): name for name, headings in HEADINGS.items() for heading in headings}
    columns: dict[str, int] = {}
    for place, cell in enumerate(file.rows[0]):
        name = names.get(folded(cell.value))
        if name:
            columns.setdefault(name, place)
    sheet = Worksheet(file, columns, [])
    sheet.require("identifier", _("¿Es la hoja de calificaciones de Moodle («Descargar hoja de calificaciones»), en español o en "
                                  "inglés?"))
    for position in range(1, len(file.rows)):
        row = Row(position, "", "", "", "", "", "")
        identifier = sheet.text(row, "identifier")
        number = re.search(r"(\d+)$", identifier)
        if number is None:
            raise UserError(_("En la hoja {path}, línea {line}, falta el número de participante. Descárgala de nuevo.").format(
                path=path, line=file.line(position)))
        sheet.rows.append(Row(position, number[1], identifier, *(sheet.text(row, name) for name in (
            "name", "email", "id_number", "username"))))
    return sheet


def student_id(row: Row) -> str:
    """The id that a student has in `submitted/`: the ID number, else the user name, the address, the full name; in a worksheet
    without names ("blind marking"), the participant."""
    return next(filter(None, student_ids(row)))


def student_ids(row: Row) -> list[str]:
    """All that a student could be called in `submitted/`, the usual first."""
    return [safe_id(text) for text in (row.id_number, row.username, row.email, row.name, row.identifier) if safe_id(text)]


def safe_id(text: str) -> str:
    """A text as an id that can be a folder's name, here and for nbgrader, which takes brackets for a pattern."""
    text = unicodedata.normalize("NFC", text).translate({ord("["): "(", ord("]"): ")"})
    text = re.sub(r'[\x00-\x1f\x7f/\\:*?"<>|]+', "_", text)
    return re.sub(r"\s+", " ", text).strip(" .")


def agree(listed: str, written: str) -> bool:
    """Whether a name in the worksheet can be the one that Moodle wrote on a folder, where it leaves signs out; "blind marking"
    lists no names."""
    listed, written = ("".join(filter(str.isalnum, unicodedata.normalize("NFKC", name).casefold())) for name in (listed, written))
    return listed in written


def folded(heading: str) -> str:
    """A heading without what may differ: capitals, accents, underlines, spaces around."""
    letters = unicodedata.normalize("NFD", heading.casefold().replace("_", " "))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())
