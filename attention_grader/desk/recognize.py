"""Which of an assignment's notebooks a file is, whatever it is called: its cells tell by their `grade_id`, else its name."""

import re
import unicodedata
from pathlib import PurePosixPath

from .. import transplant
from ..course import Course


class Recognizer:
    """Knows the notebooks of an assignment."""

    def __init__(self, course: Course, assignment: str):
        self._ids = {name: {cell.metadata.nbgrader.grade_id for cell in course.master(assignment, name).cells
                            if "nbgrader" in cell.metadata} for name in course.notebooks(assignment)}

    def notebook(self, name: str, data: bytes) -> str | None:
        """The notebook that a file is: the one most of whose cells it has. A file without any of them, even one that cannot be
        read, is what it is called, so that the grading can say what is wrong with it."""
        try:
            ids = {cell.grade_id for cell in transplant.read(data)}
        except transplant.Unreadable:
            ids = set()
        common = {notebook: len(ids & known) for notebook, known in self._ids.items()}
        most = max(common.values(), default=0)
        likely = [notebook for notebook, n in common.items() if n == most]
        if most and len(likely) == 1:
            return likely[0]
        if not most and ".ipynb" not in name.casefold():
            return None  # a text file may be called anything
        named = [notebook for notebook in likely if f"_{_words(notebook)}_" in f"_{_words(PurePosixPath(name).stem)}_"]
        return max(named, key=len, default=None)


def copy_number(notebook: str, name: str) -> int:
    """The number that browsers and Canvas put behind the name of a copy: 2 for `1_softmax (2).ipynb` and `1_softmax-2.ipynb`."""
    _before, found, rest = _words(name.casefold().removesuffix(".ipynb")).rpartition(_words(notebook))
    number = re.fullmatch(r".*?(\d{1,4})_?", rest) if found else None
    return int(number[1]) if number else 0


def _words(name: str) -> str:
    """A name with nothing but small letters and digits, `_` standing for all else."""
    return re.sub(r"[\W_]+", "_", unicodedata.normalize("NFKC", name).casefold())
