"""`attention-grader check`: proves that the house is sound before anything is given to students."""

import ast
import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from .course import Course
from .exercises import REGISTER
from .grading import grade_notebook, graded_cells
from .kernel.limits import limits_of
from .solutions import PATH
from .text import _

NOTEBOOK_POINTS = 20
HINTS = 3
HIDDEN = re.compile(r"### BEGIN HIDDEN TESTS\nfrom attention_grader import check\n\ncheck\(\"([\w-]+)\"\)  # \S.*\n### END HIDDEN TESTS")
NEVER_RELEASED = re.compile(r"(BEGIN|END)[ _-]*(HIDDEN|SOLUTION)|attention_grader|HIDDEN[ _-]*TEST", re.IGNORECASE)
MARKED = ("SOLUTION", "SOLUCIÓN", "HIDDEN TESTS", "HIDDEN", "TESTS", "MARK SCHEME")
MARKERS = tuple(f"{edge} {what}" for edge in ("BEGIN", "END") for what in MARKED)  # nbgrader's, and what is meant for one
NOTEBOOK_METADATA = {"kernelspec", "language_info"}
CELL_KEYS = {"id", "cell_type", "source", "metadata", "outputs", "execution_count"}
CELL_METADATA = {"nbgrader", "deletable", "editable"}
NBGRADER_METADATA = {"schema_version", "checksum", "grade", "points", "locked", "cell_type", "solution", "task", "grade_id"}


def problems(course: Course) -> list[str]:
    """Everything that is wrong with the course, a sentence each; empty where it is sound."""
    found: list[str] = []
    for assignment in course.assignments():
        found += _assignment(course, assignment)
    return found


def _assignment(course: Course, assignment: str) -> Iterator[str]:
    sources = {name: nbformat.read(course.source(assignment) / f"{name}.ipynb", as_version=4)
               for name in course.notebooks(assignment)}
    unmatched = list(_register(sources))
    if unmatched:  # nothing can be graded before the cells and the criteria are the same
        yield from unmatched
        return
    for name, source in sources.items():
        yield from (f"{name}: {problem}" for problem in _notebook(source))
        yield from (f"{name}: {problem}" for problem in _grades(course, assignment, name))
    yield from release_problems(course, assignment)


def _register(sources: dict[str, NotebookNode]) -> Iterator[str]:
    """The criteria in the register and the graded cells in the notebooks must be the same."""
    placed = {grade_id: name for name, source in sources.items() for grade_id in graded_cells(source)}
    known = {criterion.id: exercise for exercise in REGISTER.values() for criterion in exercise.criteria}
    for grade_id in sorted(placed.keys() - known.keys()):
        yield _("{notebook}: la celda {id} no tiene criterio en attention_grader/exercises/").format(notebook=placed[grade_id], id=grade_id)
    for criterion_id in sorted(known.keys() - placed.keys()):
        yield _("el criterio {id} no tiene celda en ningún cuaderno").format(id=criterion_id)
    for criterion_id, exercise in known.items():
        if placed.get(criterion_id, exercise.notebook) != exercise.notebook:
            yield _("el criterio {id} está en {placed} y debía estar en {notebook}").format(
                id=criterion_id, placed=placed[criterion_id], notebook=exercise.notebook)


def _notebook(source: NotebookNode) -> Iterator[str]:
    graded = graded_cells(source)
    total = sum(cell.metadata.nbgrader.points for cell in graded.values())
    if graded and total != NOTEBOOK_POINTS:
        yield _("suma {total:g} puntos y debía sumar {due}").format(total=total, due=NOTEBOOK_POINTS)
    for grade_id, cell in graded.items():
        hidden = HIDDEN.findall(cell.source)
        if hidden != [grade_id]:
            yield _("la celda {id} debe llevar una sola región oculta, con check(\"{id}\") y lo que se comprueba").format(id=grade_id)
        if not HIDDEN.sub("", cell.source).strip():
            yield _("la celda {id} no tiene parte visible").format(id=grade_id)
    reference = _functions(PATH.read_text("utf-8"))
    for position, cell in enumerate(source.cells):
        nbgrader = cell.metadata.get("nbgrader", {})
        if not nbgrader.get("solution"):
            continue
        for name, code in _functions(cell.source).items():
            if code != reference.get(name):
                yield _("la solución de {name} no es el código de solutions/reference.py").format(name=name)
        if nbgrader.grade_id in reference and _hints(source, position) != HINTS:
            yield _("{name} debe tener {n} pistas detrás de su celda").format(name=nbgrader.grade_id, n=HINTS)


def _functions(source: str) -> dict[str, str]:
    """The functions of a source text, without docstrings and comments."""
    functions = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            if ast.get_docstring(node):
                node.body = node.body[1:]
            functions[node.name] = ast.unparse(node)
    return functions


def _hints(source: NotebookNode, position: int) -> int:
    """How many hints stand between a solution cell and the next code cell."""
    count = 0
    for cell in source.cells[position + 1:]:
        if cell.cell_type == "code":
            break
        count += cell.source.count("<details>")
    return count


def _grades(course: Course, assignment: str, name: str) -> Iterator[str]:
    """The solved notebook must earn every point and the stubs none, through the same path as a submission."""
    master, limits = course.master(assignment, name), limits_of(course.config)
    if not graded_cells(master):
        return
    solved = grade_notebook(master, (course.source(assignment) / f"{name}.ipynb").read_bytes(), limits)
    for grade_id, verdict in solved.verdicts.items():
        if verdict.outcome != "passed":
            yield _("la solución no logra {id}: {message}").format(id=grade_id, message=verdict.message)
    untouched = grade_notebook(master, nbformat.writes(master).encode(), limits)
    for grade_id, verdict in untouched.verdicts.items():
        if verdict.outcome != "failed":
            yield _("el cuaderno sin tocar logra {id}").format(id=grade_id)


def release_problems(course: Course, assignment: str) -> Iterator[str]:
    """What students would get that they should not, or would not get that they should."""
    folder = course.path(course.directory.release_directory, ".", assignment)
    names = course.notebooks(assignment)
    expected = {Path(f"{name}.ipynb") for name in names}
    present = {path.relative_to(folder) for path in folder.rglob("*")
               if (path.is_symlink() or not path.is_dir()) and ".ipynb_checkpoints" not in path.parts} if folder.is_dir() else set()
    for path in sorted(present - expected):
        yield _("release/{assignment}/{path} no debería estar: llegaría a los estudiantes").format(assignment=assignment, path=path)
    for path in sorted(expected - present):
        yield _("falta release/{assignment}/{path}: ejecuta nbgrader generate_assignment {assignment} --force").format(
            assignment=assignment, path=path)
    for path in sorted(expected & present):
        where = f"release/{assignment}/{path}"
        released = nbformat.read(folder / path, as_version=4)
        if _content(released) != _content(course.master(assignment, path.stem)):
            yield _("{where} no es lo que sale hoy de source/: ejecuta nbgrader generate_assignment {assignment} --force").format(
                where=where, assignment=assignment)
        source = nbformat.read(course.source(assignment) / path, as_version=4)
        kept_back = {cell.get("id"): set(_kept_back(cell.source)) for cell in source.cells}
        for key in released.metadata.keys() - NOTEBOOK_METADATA:
            yield _("{where}: lleva el metadato «{key}», que nadie espera").format(where=where, key=key)
        for number, cell in enumerate(released.cells, 1):
            for problem in _leaks(cell, kept_back.get(cell.get("id"), set())):
                yield _("{where}, celda {number}: {problem}").format(where=where, number=number, problem=problem)


def _leaks(cell: NotebookNode, kept_back: set[str]) -> Iterator[str]:
    """What is in a released cell that students must not get."""
    leak = NEVER_RELEASED.search(cell.source)
    if leak:
        yield _("dice «{leak}»").format(leak=leak[0])
    for line in cell.source.splitlines():
        if not leak and _like_a_marker(line):
            yield _("dice «{line}», que parece una marca mal escrita").format(line=line.strip())
        if line.strip() in kept_back:
            yield _("trae una línea que debía quedar en source/: «{line}»").format(line=line.strip())
    if cell.get("outputs") or cell.get("execution_count"):
        yield _("lleva una salida")
    nbgrader = cell.metadata.get("nbgrader", {})
    for key in sorted((cell.keys() - CELL_KEYS) | (cell.metadata.keys() - CELL_METADATA) | (nbgrader.keys() - NBGRADER_METADATA)):
        yield _("lleva el metadato «{key}», que nadie espera").format(key=key)


def _like_a_marker(line: str) -> bool:
    """Whether a comment is one of nbgrader's markers, or was meant to be one."""
    _code, _sign, comment = line.partition("#")
    words = " ".join(re.findall(r"[^\W\d_]+", comment.upper()))
    return len(words) < 40 and any(SequenceMatcher(None, words, marker).ratio() > 0.75 for marker in MARKERS)


def _kept_back(source: str) -> Iterator[str]:
    """The lines of a source cell that stand between markers and nowhere else in it."""
    inside: set[str] = set()
    outside: set[str] = set()
    closed = True
    for line in source.splitlines():
        if _like_a_marker(line):
            closed = not closed
        else:
            (outside if closed else inside).add(line.strip())
    yield from inside - outside


def _content(notebook: NotebookNode) -> list[dict[str, object]]:
    return [{key: cell.get(key) for key in ("cell_type", "source", "metadata", "id")} for cell in notebook.cells]
