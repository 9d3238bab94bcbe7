"""What a student's function draws or prints in the notebook itself, beside what it should: all of it is public."""

import io
import re
from dataclasses import dataclass

import numpy as np
from nbformat import NotebookNode
from PIL import Image

from .pages import nbgrader_of
from .sanitize import picture_bytes

MAX_TEXT = 2_000
ALIKE = 0.004  # mean difference of two pictures, of 1, that comes from fonts and versions and not from numbers


@dataclass(frozen=True)
class Pair:
    """The same cell run with the student's function and with the right one: pictures as base64, or texts.

    `section` is the heading that it stands under. `error` is what the student's run raised instead.
    """

    section: str
    student: str
    right: str
    is_picture: bool
    error: str = ""

    @property
    def is_wide(self) -> bool:
        """Whether the two would be too small to read side by side."""
        if not self.is_picture:
            return True
        header = picture_bytes(self.right) or b""
        return int.from_bytes(header[16:20]) > 1.5 * int.from_bytes(header[20:24])


def beside(name: str, graded: NotebookNode, solved: NotebookNode) -> Pair | None:
    """The first cell, after the answer, that shows something else than it should; a picture before a text.

    It calls the function `name`, or stands in the same section after one that does. None where nothing differs.
    """
    right = {cell.source: cell for cell in solved.cells if cell.cell_type == "code"}
    texts = None
    section, answered, called = "", False, False
    for cell in graded.cells:
        if cell.metadata.get("attention_grader", {}).get("extra"):
            continue
        if heading(cell):
            section, called = heading(cell), False
        answered = answered or nbgrader_of(cell).get("grade_id") == name
        if not answered or nbgrader_of(cell) or cell.source not in right:
            continue
        called = called or bool(re.search(rf"\b{name}\(", cell.source))
        if not called:
            continue
        theirs, due = _picture(cell), _picture(right[cell.source])
        if due and (theirs is None or _differ(theirs, due)):
            return Pair(section, theirs or "", due, True, "" if theirs else _error(cell))
        shown, wanted = _printed(cell), _printed(right[cell.source])
        if texts is None and wanted and shown != wanted:
            texts = Pair(section, shown, wanted, False, _error(cell))
    return texts


def heading(cell: NotebookNode) -> str:
    """The text of the heading that a Markdown cell begins with; empty where it begins with none."""
    found = re.match(r"#{1,3} +(.+)", cell.source) if cell.cell_type == "markdown" else None
    return found[1].strip() if found else ""


def _picture(cell: NotebookNode) -> str | None:
    for output in cell.get("outputs", []):
        encoded = output.get("data", {}).get("image/png")
        if picture_bytes(encoded):
            return encoded if isinstance(encoded, str) else "".join(encoded)
    return None


def _printed(cell: NotebookNode) -> str:
    text = "".join(output.text for output in cell.get("outputs", [])
                   if output.output_type == "stream" and output.name == "stdout")
    return text.strip("\n") if len(text) <= MAX_TEXT else text[:MAX_TEXT] + "…"


def _error(cell: NotebookNode) -> str:
    return next((str(output.ename) for output in cell.get("outputs", []) if output.output_type == "error"), "")


def _differ(one: str, other: str) -> bool:
    """Whether two pictures show different things."""
    ours, theirs = _small(one), _small(other)
    return ours is None or theirs is None or float(np.abs(ours - theirs).mean()) > ALIKE


def _small(encoded: str) -> np.ndarray | None:
    """A picture's greys in one size, from 0 to 1; None where it cannot be read."""
    data = picture_bytes(encoded)
    try:
        picture = Image.open(io.BytesIO(data or b""))
        return np.asarray(picture.convert("L").resize((240, 160)), dtype=float) / 255
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return None
