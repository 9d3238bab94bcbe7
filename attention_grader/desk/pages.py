"""What the desk's HTML pages have in common: their style, and the sentences of the grader as HTML."""

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment
from markupsafe import Markup
from nbconvert.filters import strip_ansi
from nbformat import NotebookNode
from nbgrader.utils import compute_checksum

from ..exercises import REGISTER
from ..grading import marked_up
from ..model import Mistake
from ..text import _

TEMPLATES = Path(__file__).parent / "templates"
MAX_TEXT = 20_000  # characters of one cell; who wrote more reads it in the notebook


def prepare(environment: Environment) -> Environment:
    """Give a template environment what the desk's pages use."""
    environment.globals["_"] = _
    environment.globals["style"] = Markup((TEMPLATES / "page.css").read_text("utf-8"))
    environment.filters["sentence"] = sentence
    environment.filters |= {"number": number, "plain": plain}
    return environment


def sentence(message: str) -> Markup:
    """A sentence of the grader's as HTML."""
    return Markup(marked_up(message))


def number(value: float, digits: int = 2) -> str:
    """A number as it is read: without zeros that say nothing."""
    return f"{round(value, digits):g}".replace("-", "−")


def plain(text: str) -> str:
    """Text that a student wrote or printed, without the terminal's colours and not without end."""
    text = str(strip_ansi(text))
    return text if len(text) <= MAX_TEXT else text[:MAX_TEXT] + "\n…"


@cache
def known_mistakes() -> dict[str, Mistake]:
    """All known mistakes by id."""
    return {mistake.id: mistake for exercise in REGISTER.values() for mistake in exercise.mistakes}


def unanswered(cell: NotebookNode) -> bool:
    """Whether a solution cell came back as it was given out."""
    return bool(cell.metadata.nbgrader.get("checksum") == compute_checksum(cell))


def nbgrader_of(cell: NotebookNode) -> Any:
    """The metadata that nbgrader goes by; empty of a cell that it has nothing to do with."""
    return cell.metadata.get("nbgrader", {})
