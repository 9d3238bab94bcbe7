"""Short ways to find, add and take cells of a notebook, for the corpus's `change` functions."""

import copy
import json

from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_raw_cell

NEW = {"code": new_code_cell, "markdown": new_markdown_cell, "raw": new_raw_cell}


def at(notebook: NotebookNode, grade_id: str) -> int:
    """The position of the cell with that grade_id."""
    return next(i for i, cell in enumerate(notebook.cells) if cell.metadata.get("nbgrader", {}).get("grade_id") == grade_id)


def cell(notebook: NotebookNode, grade_id: str) -> NotebookNode:
    """The cell with that grade_id."""
    return notebook.cells[at(notebook, grade_id)]


def nbgrader_cells(notebook: NotebookNode) -> list[NotebookNode]:
    """The cells that nbgrader knows: solutions and tests."""
    return [cell for cell in notebook.cells if "nbgrader" in cell.metadata]


def is_test(cell: NotebookNode) -> bool:
    return bool(cell.metadata.get("nbgrader", {}).get("grade"))


def before(notebook: NotebookNode, grade_id: str, source: str, kind: str = "code") -> NotebookNode:
    """Add a cell in front of the one with that grade_id."""
    notebook.cells.insert(at(notebook, grade_id), NEW[kind](source))
    return notebook


def behind(notebook: NotebookNode, grade_id: str, source: str, kind: str = "code") -> NotebookNode:
    """Add a cell behind the one with that grade_id."""
    notebook.cells.insert(at(notebook, grade_id) + 1, NEW[kind](source))
    return notebook


def first(notebook: NotebookNode, source: str) -> NotebookNode:
    """Add a code cell at the very start."""
    notebook.cells.insert(0, new_code_cell(source))
    return notebook


def last(notebook: NotebookNode, source: str) -> NotebookNode:
    """Add a code cell at the very end."""
    notebook.cells.append(new_code_cell(source))
    return notebook


def twin(notebook: NotebookNode, grade_id: str, source: str | None = None) -> NotebookNode:
    """Add a copy of a cell behind it, with its metadata and its id, as some editors make one; with another `source` where given."""
    double = copy.deepcopy(cell(notebook, grade_id))
    if source is not None:
        double.source = source
    notebook.cells.insert(at(notebook, grade_id) + 1, double)
    return notebook


def take_out(notebook: NotebookNode, grade_id: str) -> str:
    """Delete a cell; return what was written in it."""
    return notebook.cells.pop(at(notebook, grade_id)).source


def text(notebook: NotebookNode | dict) -> str:
    """The notebook as the text of a file, whatever is in it."""
    return json.dumps(notebook, ensure_ascii=False, indent=1)


def data(notebook: NotebookNode | dict) -> bytes:
    """The notebook as the bytes of a file, whatever is in it."""
    return text(notebook).encode()
