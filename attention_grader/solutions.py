"""Loads `solutions/reference.py`, the right functions, from the course directory that this package lies in."""

import ast
import importlib.util
import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from types import ModuleType

PATH = Path(__file__).parents[1] / "solutions" / "reference.py"


def _load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("attention_reference", PATH)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["attention_reference"] = module
    spec.loader.exec_module(module)
    return module


reference = _load()


def source_of(names: Sequence[str], path: Path = PATH, given: Collection[str] = ()) -> str:
    """The source of the functions `names` of a module and of those in it that they call, without docstrings; it runs where
    `np` is NumPy and the functions `given` exist."""
    functions = {node.name: node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)}
    wanted: set[str] = set()
    pending = list(names)
    while pending:
        name = pending.pop()
        if name in functions and name not in {*wanted, *given}:
            wanted.add(name)
            pending += [node.id for node in ast.walk(functions[name]) if isinstance(node, ast.Name)]
    for name in wanted:
        if ast.get_docstring(functions[name]) and len(functions[name].body) > 1:
            del functions[name].body[0]
    return "\n\n".join(ast.unparse(node) for name, node in functions.items() if name in wanted)
