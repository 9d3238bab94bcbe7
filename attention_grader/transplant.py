"""From a submission only the answers are taken: they are transplanted into the master notebook, which is what runs.

An answer is the content of a solution cell, found by its `grade_id`, else as the last cell that defines its name. The cells
that a student added come along, after the cell that they stood behind. Whatever else a submission holds (test cells,
metadata, outputs, kernel names) stays behind, and is told in the notes where it was changed.
"""

import ast
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from IPython.core.inputtransformer2 import TransformerManager
from nbformat import NotebookNode, from_dict
from nbformat.v4 import new_code_cell, new_markdown_cell

from .text import _, writable

MAX_CELL = 200_000  # characters of one cell's source; nobody types more
ESCAPED = re.compile(r"^([ \t]*)(?:[%!?,;/].*|[^\n#'\"]*\?[ \t]*)$", re.MULTILINE)  # %time f(), !ls, ?f, f??
ASSIGNED = re.compile(r"^([ \t]*[^\n#'\"=(]+=[ \t]*)[%!].*$", re.MULTILINE)  # files = !ls


class Unreadable(Exception):
    """The file is no notebook; the text says why, in words for the instructor."""


@dataclass(frozen=True)
class Cell:
    """What is taken from a submitted cell: text and labels, nothing that can surprise."""

    type: str
    source: str
    grade_id: str | None
    id: str | None


def read(data: bytes) -> list[Cell]:
    """Read a submitted notebook, of any format version and encoding that can be made sense of.

    Raises `Unreadable`.
    """
    if not data.strip():
        raise Unreadable(_("el archivo está vacío"))
    content = _parse(data)
    if not isinstance(content, dict) or not isinstance(content.get("cells", content.get("worksheets")), list):
        raise Unreadable(_("el archivo no es un cuaderno de Jupyter"))
    cells = content.get("cells")
    if not isinstance(cells, list):  # nbformat 3 keeps them in worksheets
        cells = [cell for sheet in content["worksheets"] if isinstance(sheet, dict) and isinstance(sheet.get("cells"), list)
                 for cell in sheet["cells"]]
    return [_cell(cell) for cell in cells if isinstance(cell, dict)]


def _parse(data: bytes) -> object:
    text = _decoded(data).strip("\0\ufeff \t\r\n")
    try:
        return json.loads(text, parse_int=float)  # no number is used here, and one of a million digits is a float at once
    except json.JSONDecodeError as error:
        if error.msg.startswith("Unterminated string") or error.pos >= len(text) - 1:
            raise Unreadable(_("el archivo termina a la mitad ({size} bytes)").format(size=len(data))) from None
        raise Unreadable(_("el archivo no es JSON: falla en la línea {line}").format(line=error.lineno)) from None
    except RecursionError:
        raise Unreadable(_("el archivo está anidado sin fin")) from None


def _decoded(data: bytes) -> str:
    """The text of a file: UTF-8, -16 or -32 as JSON allows, else the old Western encoding; a damaged byte becomes a mark."""
    text = data.decode(json.detect_encoding(data), "replace")
    if "\ufffd" in text and not any("\x7f" < character < "\ufffd" for character in text):  # of all accents not one is UTF-8
        return data.decode("cp1252", "replace")
    return text


def _cell(cell: dict[str, object]) -> Cell:
    source = cell.get("source", cell.get("input", ""))
    if isinstance(source, list):
        source = "".join(line for line in source if isinstance(line, str))
    metadata = cell.get("metadata")
    nbgrader = metadata.get("nbgrader") if isinstance(metadata, dict) else None
    grade_id = nbgrader.get("grade_id") if isinstance(nbgrader, dict) else None
    kind, cell_id = cell.get("cell_type"), cell.get("id")
    return Cell(
        type=kind if isinstance(kind, str) else "raw",
        source=_clean(source[:MAX_CELL]) if isinstance(source, str) else "",
        grade_id=grade_id if isinstance(grade_id, str) else None,
        id=cell_id if isinstance(cell_id, str) else None,
    )


def _clean(source: str) -> str:
    """Source with the line ends of one system, and without what no encoding can write."""
    return writable(source.replace("\r\n", "\n").replace("\r", "\n"))


def as_python(source: str) -> str:
    """A cell's source as Python, with something that does nothing in the place of magics and shell escapes.

    The line of a magic for the whole cell (`%%time`) is taken away: what is below it runs all the same. This reads what IPython
    would run in one pass; IPython's own way takes a time that grows with the square of the magics.
    """
    source = re.sub(r"\A\s*%%\w[^\n]*\n", "", source)
    lines = source.splitlines(keepends=True)
    cleanup: list[Any] = TransformerManager().cleanup_transforms
    for clean in cleanup[:4]:  # empty lines, indentation, the prompts that are copied along
        lines = clean(lines)
    cleaned = "".join(lines)
    try:
        ast.parse(cleaned)
        return cleaned
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ESCAPED.sub(r"\1pass", ASSIGNED.sub(r"\1None", cleaned))


@lru_cache(maxsize=1000)
def defined_names(source: str) -> frozenset[str]:
    """The names that a cell defines at its top level, also where a magic or a syntax error stands elsewhere in it."""
    try:
        tree = ast.parse(as_python(source))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        found = re.findall(r"^(?:async\s+)?(?:def|class)\s+(\w+)|^(\w+)\s*(?::[^=\n]*)?=(?!=)", source, re.MULTILINE)
        return frozenset(name for pair in found for name in pair if name)
    return frozenset(_bound(tree.body))


def is_stub(source: str, stub: str) -> bool:
    """Whether a cell is still as it was given out, but for comments, blank lines and docstrings."""
    if source.strip() == stub.strip():
        return True
    try:
        return _meaning(source) == _meaning(stub)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False


def _meaning(source: str) -> str:
    """A cell's code without comments and docstrings."""
    tree = ast.parse(as_python(source))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and ast.get_docstring(node) is not None:
            del node.body[0]
    return ast.dump(tree)


def _bound(statements: Iterable[ast.stmt]) -> Iterable[str]:
    for statement in statements:
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield statement.name
        elif isinstance(statement, (ast.Import, ast.ImportFrom)):
            yield from ((alias.asname or alias.name).split(".")[0] for alias in statement.names)
        else:
            for node in ast.walk(statement):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                    yield node.id
                elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                    yield node.name


@dataclass(frozen=True)
class Transplanted:
    """The notebook that runs, and what the instructor should know of how it came about."""

    notebook: NotebookNode
    notes: list[str]


def transplant(master: NotebookNode, submitted: list[Cell]) -> Transplanted:
    """Put the answers and the extra cells of a submission into a copy of the `master`."""
    notebook = from_dict(master)  # a deep copy, faster than copy's
    ids = {grade_id: cell for cell in notebook.cells if (grade_id := _grade_id(cell))}
    notes = _restored(ids, submitted)
    taken: set[int] = set()
    for grade_id, cell in ids.items():
        if not cell.metadata.nbgrader.solution:
            continue
        position = _answer(cell, grade_id, submitted, set(ids))
        if position is None:
            if not any(theirs.grade_id == grade_id for theirs in submitted):
                notes.append(_("Falta la celda de respuesta `{id}`; se calificó como no contestada.").format(id=grade_id))
            continue
        theirs = submitted[position]
        if theirs.grade_id != grade_id:
            notes.append(_("La respuesta de `{id}` estaba en otra celda; se tomó de ahí.").format(id=grade_id))
        elif sum(other.grade_id == grade_id for other in submitted) > 1:
            notes.append(_("Hay varias celdas de respuesta `{id}`; cuenta la última que define la función.").format(id=grade_id))
        if theirs.type != "code":
            notes.append(_("La celda de respuesta `{id}` ya no era de código; se leyó como código.").format(id=grade_id))
        if theirs.source != cell.source:
            cell.source = theirs.source
            cell.metadata["attention_grader"] = {"answered": True}
        taken.add(position)
    notebook.cells = _with_extra(notebook.cells, submitted, taken, master)
    return Transplanted(notebook, notes)


def _grade_id(cell: NotebookNode) -> str | None:
    return cell.metadata.get("nbgrader", {}).get("grade_id")


def _restored(ids: dict[str, NotebookNode], submitted: list[Cell]) -> list[str]:
    """One note for each locked cell that did not come back as it was given out."""
    notes = []
    for grade_id, cell in ids.items():
        if cell.metadata.nbgrader.solution:
            continue
        theirs = [other for other in submitted if other.grade_id == grade_id]
        if not theirs:
            notes.append(_("Se repuso la celda de prueba `{id}`, que faltaba.").format(id=grade_id))
        elif len(theirs) > 1:
            notes.append(_("La celda de prueba `{id}` estaba repetida; se usó la original.").format(id=grade_id))
        elif theirs[0].source.strip() != cell.source.strip() or theirs[0].type != cell.cell_type:
            notes.append(_("La celda de prueba `{id}` estaba cambiada; se usó la original.").format(id=grade_id))
    return notes


def _answer(stub: NotebookNode, grade_id: str, submitted: list[Cell], ids: set[str]) -> int | None:
    """The position of the cell that answers: of the right id and defining the name, else any that defines it, those that belong
    to nothing else first, else of the right id and broken or emptied."""
    wanted = defined_names(stub.source)
    labelled = [i for i, cell in enumerate(submitted) if cell.grade_id == grade_id]
    finished = [i for i in labelled if wanted & defined_names(submitted[i].source) and not is_stub(submitted[i].source, stub.source)]
    if finished:
        return finished[-1]
    elsewhere = [i for i, cell in enumerate(submitted) if cell.grade_id != grade_id and cell.type == "code"
                 and all(name in cell.source for name in wanted)  # cheap, and true of few cells
                 and wanted <= defined_names(cell.source) and not is_stub(cell.source, stub.source)]
    free = [i for i in elsewhere if submitted[i].grade_id not in ids]
    found = free or elsewhere or labelled
    return found[-1] if found else None


def _with_extra(cells: list[NotebookNode], submitted: list[Cell], taken: set[int], master: NotebookNode) -> list[NotebookNode]:
    """The cells of the notebook with the student's own among them, each behind the cell that it stood behind."""
    by_id = {cell.get("id"): i for i, cell in enumerate(master.cells)}
    by_grade_id = {_grade_id(cell): i for i, cell in enumerate(master.cells) if _grade_id(cell)}
    by_source = {cell.source.strip(): i for i, cell in enumerate(master.cells)}
    extra: dict[int, list[NotebookNode]] = {}
    anchor = -1
    for position, theirs in enumerate(submitted):
        known = by_grade_id.get(theirs.grade_id, by_source.get(theirs.source.strip(), by_id.get(theirs.id)))
        if known is not None:
            anchor = known
            graded = theirs.grade_id in by_grade_id
            locked = graded and not master.cells[known].metadata.nbgrader.solution
            if position in taken or locked or theirs.source.strip() == master.cells[known].source.strip():
                continue
            if graded:  # a second cell of the same answer: its helpers may be needed, its answer is not the one that counts
                anchor = known - 1
        elif position in taken:
            continue
        if theirs.source.strip():
            extra.setdefault(anchor, []).append(_extra_cell(theirs))
    merged = list(extra.get(-1, []))
    for i, cell in enumerate(cells):
        merged += [cell, *extra.get(i, [])]
    return merged


def _extra_cell(theirs: Cell) -> NotebookNode:
    cell = new_code_cell(theirs.source) if theirs.type == "code" else new_markdown_cell(theirs.source)
    cell.metadata["attention_grader"] = {"extra": True}
    return cell

