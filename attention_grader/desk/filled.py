"""A file of an LMS with scores in it: the scores in its own scale and its own way to write numbers, and what is to be told."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from ..errors import UserError
from ..text import _
from .standings import Standing, Standings

_NUMBER = re.compile(r"\d+(?:[.,]\d+)?")


@dataclass
class Filled:
    """A filled file: who of the class stands in it, its new bytes, how many scores were written, a line for each oddity."""

    source: Path
    students: set[str]
    data: bytes = b""
    count: int = 0
    notes: list[str] = field(default_factory=list)
    column: str = ""


def scaled(standing: Standing, standings: Standings, most: float) -> float:
    """A student's score where the assignment is worth `most`.

    Raises `UserError` where the assignment gives no points.
    """
    assert standing.score is not None
    if standings.max_score <= 0:
        raise UserError(_("La tarea «{assignment}» no reparte puntos, así que no hay nota que escribir.").format(
            assignment=standings.assignment))
    return standing.score / standings.max_score * most


def number(text: str) -> float | None:
    """A number as an LMS writes it, with a decimal point or comma; None where it is none."""
    return float(text.strip().replace(",", ".")) if _NUMBER.fullmatch(text.strip()) else None


def uses_comma(texts: Iterable[str]) -> bool:
    """Whether the numbers of a file have a decimal comma; a file that shows no decimals gets the point, which every LMS reads."""
    return any("," in text for text in texts if number(text) is not None)


def short(value: float, comma: bool = False) -> str:
    """Points with at most two decimals, as people write them."""
    return written(value, comma).rstrip("0").rstrip(",.")


def written(value: float, comma: bool) -> str:
    """A score with two decimals, as both systems write them."""
    return f"{value:.2f}".replace(".", "," if comma else ".")
