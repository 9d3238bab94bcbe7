"""Whose a file in a download is: the names that Moodle and Canvas give, and the ids that follow from them.

Only what the LMS itself wrote counts, which is the outermost name that has its form; what a student calls a file or a folder
inside never makes it another student's.
"""

import re
import unicodedata
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import ClassVar, Literal

from dateutil.parser import ParserError, parser, parserinfo  # type: ignore[import-untyped]

from .archives import Trail
from .worksheet import Row, Worksheet, agree, folded, safe_id, student_id

# «Ana García_1234_assignsubmission_file_», a folder, or with the file's name behind it; a group without members has no number.
_MOODLE = re.compile(r"(?P<name>.+?)(?:_(?P<number>\d+))?_assignsubmission_[a-z]+(?:_(?P<file>.*))?", re.DOTALL)
# «garcaana_LATE_4521_98765_1_softmax.ipynb»: the user, then the attachment; where marking is anonymous `anon_` and five letters.
_CANVAS = re.compile(r"(?:(?P<name>.*?)_)??(?P<late>LATE_)?(?P<number>(?<=_)\d+|anon_[A-Za-z0-9]+)_(?P<attachment>\d+)_"
                     r"(?P<file>.+)", re.DOTALL)
_SUBMITTED = re.compile(r"last modified \(submission\)|ultima modificacion \((entrega|envio|tarea)\)|fecha de entrega")


@dataclass(frozen=True)
class Owner:
    """Who handed in: `number` is Moodle's participant of this assignment, or Canvas's user."""

    system: Literal["moodle", "canvas"]
    key: str
    name: str = field(compare=False)
    number: str = field(compare=False)

    def __str__(self) -> str:
        return f"{self.name} ({self.number})" if self.name and self.number else self.name or self.number


@dataclass(frozen=True)
class Claim:
    """The part of a trail that says whose the file is: its `position` in it, and what it tells besides."""

    owner: Owner
    position: int
    file: str
    attachment: int = 0
    late: bool = False


def claim_of(trail: Trail) -> Claim | None:
    """Whose a file is; None where no name in the trail has the form that Moodle or Canvas gives."""
    for position, name in enumerate(trail):
        if match := _MOODLE.fullmatch(name):
            number = match["number"] or ""
            return Claim(Owner("moodle", number or match["name"], match["name"], number), position, match["file"] or "")
        is_file = position == len(trail) - 1 or name.casefold().endswith(".zip")
        if is_file and (match := _CANVAS.fullmatch(name)):  # Canvas makes no folders
            owner = Owner("canvas", match["number"], match["name"] or "", match["number"])
            return Claim(owner, position, match["file"], int(match["attachment"]), bool(match["late"]))
    return None


@dataclass(frozen=True)
class Identity:
    """By what a student is known in the course, `wanted` being the id before what no folder's name may have was replaced;
    `row` is theirs in the worksheet."""

    id: str
    wanted: str
    row: Row | None = None


class Roster:
    """The students of the course, as far as the grading worksheet tells."""

    def __init__(self, worksheet: Worksheet | None):
        self.worksheet = worksheet
        self._rows = {row.participant: row for row in worksheet.rows} if worksheet else {}
        self.shared = {id for id, n in Counter(caseless(student_id(row)) for row in self._rows.values()).items() if n > 1}

    def identify(self, owner: Owner) -> Identity:
        """The id of a student: what the worksheet has (`worksheet.student_id`), else Canvas's user or the name of Moodle's folder
        up to the number, which keeps two of one name apart."""
        row = self._rows.get(owner.number) if owner.system == "moodle" else None
        if row is not None and agree(row.name, owner.name):  # groups have numbers of their own, which may be another's
            wanted = row.id_number or row.username or row.email or row.name or row.identifier
            return Identity(student_id(row), wanted, row)
        wanted = owner.number if owner.system == "canvas" else "_".join(filter(None, (owner.name, owner.number)))
        return Identity(safe_id(wanted), wanted)

    def submitted(self, row: Row | None) -> datetime | None:
        """When the student handed in, as the worksheet says it in the clock of who downloaded it."""
        if row is None or self.worksheet is None:
            return None
        heading, *_others = self.worksheet.file.rows
        cells = self.worksheet.file.rows[row.position]
        for place, cell in enumerate(heading[:len(cells)]):
            if _SUBMITTED.fullmatch(folded(cell.value)):
                return read_date(cells[place].value)
        return None


def caseless(id: str) -> str:
    """An id as a file system has it that does not tell capitals from small letters."""
    return unicodedata.normalize("NFC", id).casefold()


class _Dates(parserinfo):  # type: ignore[misc]
    """Dates as Moodle writes them out, in English and in Spanish."""

    JUMP: ClassVar = [*parserinfo.JUMP, "de", "del", "a", "las"]
    MONTHS: ClassVar = [(*english, *spanish) for english, spanish in zip(parserinfo.MONTHS, (
        ("ene", "enero"), ("febrero",), ("marzo",), ("abr", "abril"), ("mayo",), ("junio",), ("julio",), ("ago", "agosto"),
        ("septiembre", "set", "setiembre"), ("octubre",), ("noviembre",), ("dic", "diciembre")))]
    WEEKDAYS: ClassVar = [(*english, *spanish) for english, spanish in zip(parserinfo.WEEKDAYS, (
        ("lunes",), ("martes",), ("miércoles",), ("jueves",), ("viernes",), ("sábado",), ("domingo",)))]


def read_date(text: str) -> datetime | None:
    """A date that a worksheet writes out, by this machine's clock; None where it is not one, with its year and hour."""
    text = re.sub(r"\b([ap])\.?\s?m\b\.?", r"\1m", text.strip(), flags=re.IGNORECASE)
    if not re.search(r"\b\d{4}\b", text) or not re.search(r"\d:\d\d", text):
        return None
    try:
        date = parser(_Dates(dayfirst=True)).parse(text)
        return (date if date.tzinfo else date.astimezone()).astimezone(UTC)
    except (ParserError, OverflowError, ValueError, TypeError):
        return None
