"""Hostile and broken submissions, a small module each: what is handed in, and what a fair teacher gives for it.

A module says:

    NOTEBOOK  the one notebook that is handed in; where nothing else is said, the solved one
    MARKS     points by function or question, for those that do not get all of theirs
    STATUS    "graded" (the default) or "needs_attention"
    NOTED     what one of the notes must contain
    ABSENT    what no output of any cell may contain, whatever the code that prints it
    CELLS     solution cells by grade_id, in the place of the right ones
    change    a function that gets the solved notebook and returns it changed, or the bytes of the file
    KIND      "directory" or "symlink": what stands in the place of the file (the link leads to a classmate's notebook)
    FILES     other files that lie beside it, their text by name

In the cells a few words stand for what an attacker may be supposed to know: `{COURSE}`, `{GRADEBOOK}`, `{REFERENCE}` and
`{CLASSMATE}` are paths, `{PORT}` is where a server on the grader's machine answers, `{LEFT_BEHIND}` is the name for files
that are meant to outlive the submission.
"""

import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import nbformat

HERE = Path(__file__).parent
CANARY = "canary-5f0c1d7e9a3b4826"  # stands in every place that is closed to a submission; code may look for "canary-"
LEFT_BEHIND = "left-behind-by-a-submission"

POSITIONAL_ENCODING = '''def positional_encoding(n, d):
    even = np.arange(0, d, 2)
    angles = np.arange(n)[:, None] / 10000 ** (even / d)
    P = np.empty((n, d))
    P[:, 0::2] = np.sin(angles)
    P[:, 1::2] = np.cos(angles[:, :d // 2])
    return P
'''  # right: what the cell does beside it is what is tried

SERVING = '''
import gc
import sys

judge = next(thing for thing in gc.get_objects() if type(thing).__name__ == "Probe")
line = next(thing for thing in gc.get_objects() if type(thing).__name__ == "socket")
shell = get_ipython()


def loop():
    """The names of the loop that answers requests, for a function that it calls."""
    frame = sys._getframe()
    while frame.f_code.co_name != "serve":
        frame = frame.f_back
    return frame.f_locals


def answer(reply):
    """Send a reply, as bytes, to the request that is being answered."""
    line.sendall(b"\\n%s %s\\n" % (loop()["number"], reply))
'''  # what a submission needs that answers in the kernel's place

CALLS_TAKEN_OVER = SERVING + '''

genuine = judge.handle


def handle(request):
    calls = request.get("calls", [request])
    ours = calls[0].get("name") == "positional_encoding" and request["action"] != "pin"
    return asked(request) if ours else genuine(request)


judge.handle = handle
'''  # the judge's calls of positional_encoding go to the function `asked`

FORGED_CELL_REPLIES = SERVING + '''

run_cell = shell.run_cell


def forge(*arguments, **options):
    for reply in itertools.islice(replies, 1):
        answer(reply)
    return run_cell(*arguments, **options)


shell.run_cell = forge
'''  # before the genuine reply for each cell that follows, one of the iterator `replies` goes out, while there are any


@dataclass(frozen=True)
class Submission:
    """One module of the corpus."""

    group: str
    name: str
    notebook: str
    marks: dict[str, float]
    status: str
    noted: str
    absent: str
    cells: dict[str, str]
    change: Callable[[nbformat.NotebookNode], nbformat.NotebookNode | bytes]
    kind: str
    files: dict[str, str]

    @property
    def id(self) -> str:
        return f"{self.group}/{self.name}"


def load(*groups: str) -> list[Submission]:
    """The corpus, or some groups of it, in the order of the names."""
    return [_load(path) for group in groups or ["*"] for path in sorted(HERE.glob(f"{group}/*.py"))]


def _load(path: Path) -> Submission:
    spec = importlib.util.spec_from_file_location(f"submission_{path.parent.name}_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.__doc__, f"{path} does not say what it is"
    return Submission(
        path.parent.name, path.stem, module.NOTEBOOK, getattr(module, "MARKS", {}), getattr(module, "STATUS", "graded"),
        getattr(module, "NOTED", ""), getattr(module, "ABSENT", ""), getattr(module, "CELLS", {}),
        getattr(module, "change", lambda notebook: notebook), getattr(module, "KIND", ""), getattr(module, "FILES", {}))


def with_extra(notebook: nbformat.NotebookNode, *sources: str, at: int = 3) -> nbformat.NotebookNode:
    """The notebook with cells of the student's own in it, before its first answer where nothing else is said."""
    notebook.cells[at:at] = [nbformat.v4.new_code_cell(source) for source in sources]
    return notebook
