"""Solution cells as students write them: the reference's functions and the known mistakes as source text."""

import ast
import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .exercises import REGISTER
from .model import Exercise, Mistake
from .solutions import PATH, source_of

RIGHT = Path(__file__).parent / "exercises" / "right"


def reference_cell(exercise: Exercise) -> str:
    """The cell of a student who has it right, as the reference does; of a question, the right letter."""
    if isinstance(exercise.reference, str):
        return f'{exercise.name} = "{exercise.reference}"'
    return _function(PATH, exercise.name, exercise.name)


def mistake_cell(exercise: Exercise, mistake: Mistake) -> str:
    """The cell of a student who makes a known mistake."""
    if isinstance(mistake.function, str):
        return f'{exercise.name} = "{mistake.function}"'
    return cell_of(mistake.function, exercise.name)


def right_cells(name: str) -> dict[str, str]:
    """Right but unusual cells for the function `name`, by their file's name."""
    return {path.stem: path.read_text("utf-8") for path in sorted((RIGHT / name).glob("*.py"))}


def cell_of(function: Callable[..., Any], name: str) -> str:
    """The source of `function` and of the helpers in its module that it calls, as a cell that defines `name`."""
    path = inspect.getsourcefile(function)
    assert path is not None
    return _function(Path(path), function.__name__, name)


def _function(path: Path, function: str, name: str) -> str:
    tree = ast.parse(source_of([function], path, given=REGISTER.keys() - {name}))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == function:
            node.name = name
    imports = "import math\n\n" if any(isinstance(node, ast.Name) and node.id == "math" for node in ast.walk(tree)) else ""
    return imports + ast.unparse(tree)
