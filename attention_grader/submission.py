"""What one student handed in, and its grading: a step that any process can do, on this machine or another.

Everything that goes into it is in a `Submission`, plain data, and what comes back is text. Workers import this module and
nothing of nbgrader, which would take them a second.
"""

import hashlib
import importlib.metadata
import json
import logging
import platform
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import nbformat
from nbformat import NotebookNode, v4

from . import solutions
from .errors import UserError
from .grading import Graded, grade_notebook, missing, seal, unjudged, unreadable
from .kernel.limits import Limits
from .text import _

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Submission:
    """All that grading one student needs, by notebook: one that was not handed in has no file, of one that cannot be read there
    is the reason instead. `limits` are those that the course's configuration sets, by name."""

    student: str
    masters: Mapping[str, str]
    files: Mapping[str, bytes | str]
    limits: Mapping[str, float]

    @property
    def key(self) -> str:
        """The hash of all that goes in: two submissions of one key get the same verdicts."""
        digest = hashlib.sha256(_ourselves().encode())
        digest.update(json.dumps([self.masters, self.limits], sort_keys=True).encode())
        for name in self.masters:
            data = self.files.get(name)
            content = data.encode() if isinstance(data, str) else data or b""
            digest.update(f"{name} {type(data).__name__} {len(content)}\n".encode() + content)
        return digest.hexdigest()


@cache
def _ourselves() -> str:
    """The hash of this package and the reference, and the versions of what it computes with."""
    digest = hashlib.sha256(f"{platform.python_version()} {importlib.metadata.version('numpy')}".encode())
    for path in (solutions.PATH, *sorted(Path(__file__).parent.rglob("*.py"))):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def grade_submission(submission: Submission) -> dict[str, str]:
    """Grade one student's notebooks; return them executed and with their verdicts in them, as text."""
    limits = Limits(**submission.limits)
    return {name: _graded(text, name, submission.files.get(name), limits) for name, text in submission.masters.items()}


def _graded(text: str, name: str, data: bytes | str | None, limits: Limits) -> str:
    try:
        return _written(_grade(v4.reads(text), name, data, limits))
    except UserError:
        raise
    except Exception:  # whatever goes wrong with one notebook is a fault of ours, and costs neither a mark nor a classmate
        log.exception("grading %s failed", name)
        return _aside(text, _("Falló el calificador con este cuaderno; no es culpa del estudiante. Califícalo a mano."))


def _grade(master: NotebookNode, name: str, data: bytes | str | None, limits: Limits) -> Graded:
    if data is None:
        return missing(master, name)
    if isinstance(data, str):
        return unjudged(master, unreadable(data))
    return grade_notebook(master, data, limits)


def _written(graded: Graded) -> str:
    text = nbformat.writes(seal(graded))
    text.encode()  # what no file can hold must fail here, where it costs one notebook
    return text


def _aside(text: str, why: str) -> str:
    return _written(unjudged(v4.reads(text), why))


def set_aside(submission: Submission) -> dict[str, str]:
    """The notebooks of a student whose submission takes every worker along: left for a person."""
    why = _("Esta entrega hizo caer al proceso que califica, también sola. Califícala a mano.")
    return {name: _aside(text, why) for name, text in submission.masters.items()}
