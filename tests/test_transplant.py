"""What is taken from a submission and what is not: any file gives cells or a reason; every answer arrives, and nothing else counts."""

import copy
import json

import nbformat
import pytest
from conftest import ROOT
from hypothesis import given, settings
from hypothesis import strategies as st

from attention_grader import demo
from attention_grader.course import Course
from attention_grader.transplant import Cell, Unreadable, defined_names, is_stub, read, transplant

COURSE = Course.find(ROOT)
MASTERS = {name: COURSE.master("atencion", name) for name in COURSE.graded_notebooks("atencion")}
SOLVED = {name: demo.fill(master, demo.cells_of(demo.Student("anyone"))) for name, master in MASTERS.items()}
SOFTMAX = MASTERS["1_softmax"]
TESTS = {cell.source for master in MASTERS.values() for cell in master.cells if cell.metadata.get("nbgrader", {}).get("grade")}


def data(notebook):
    return json.dumps(notebook, ensure_ascii=False, indent=1).encode()


def grade_id(cell):
    return cell.metadata.get("nbgrader", {}).get("grade_id")


def is_solution(cell):
    return cell.metadata.get("nbgrader", {}).get("solution", False)


def is_test(cell):
    return cell.metadata.get("nbgrader", {}).get("grade", False)


def answers(notebook):
    return {grade_id(cell): cell.source for cell in notebook.cells if is_solution(cell)}


def cells_of(notebook):
    return read(data(notebook))


# ---------------------------------------------------------------- read


def read_or_refuse(file):
    """What `read` makes of a file: cells of plain, writable text, or None where it says why there are none."""
    try:
        cells = read(file)
    except Unreadable as reason:
        assert str(reason)
        return None
    for cell in cells:
        assert isinstance(cell.type, str) and isinstance(cell.source, str)
        assert cell.grade_id is None or isinstance(cell.grade_id, str)
        assert cell.id is None or isinstance(cell.id, str)
        cell.source.encode()
    return cells


KEYS = st.sampled_from(["cells", "worksheets", "metadata", "nbgrader", "grade_id", "source", "input", "cell_type", "id", "nbformat"])
LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["code", "markdown", "softmax", "\ud800"])
JSON = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS | st.text(), inner, max_size=4), max_leaves=30)


@given(st.binary(max_size=300))
def test_any_bytes_are_cells_or_a_reason(file):
    read_or_refuse(file)


@given(JSON)
def test_any_json_is_cells_or_a_reason(content):
    read_or_refuse(json.dumps(content).encode())


@given(st.lists(JSON, max_size=6))
def test_any_list_of_cells_is_read_and_transplanted(cells):
    transplant(SOFTMAX, read(json.dumps({"cells": cells}).encode()))


@given(st.integers(0, len(data(SOLVED["1_softmax"])) - 1))
@settings(max_examples=60)
def test_a_file_that_breaks_off_anywhere_is_refused_and_never_half_read(length):
    with pytest.raises(Unreadable):
        read(data(SOLVED["1_softmax"])[:length])


@pytest.mark.parametrize(("file", "said"), [
    (b"", "vacío"),
    (b" \n\t ", "vacío"),
    (data(SOFTMAX)[:5000], "termina a la mitad"),
    ('{"cells": ["canción'.encode()[:-2], "termina a la mitad"),
    ('{"cells": ["Á'.encode()[:-1], "termina a la mitad"),
    (b"[" * 100_000, "anidado"),
    (b"[1, 2]", "no es un cuaderno"),
    (b'{"cells": {}}', "no es un cuaderno"),
    (b'{"worksheets": 3}', "no es un cuaderno"),
    (b"# In[1]:\nimport numpy", "no es JSON: falla en la línea 1"),
])
def test_the_reason_says_what_is_wrong_with_the_file(file, said):
    with pytest.raises(Unreadable, match=said):
        read(file)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_the_encoding_of_the_file_does_not_matter(encoding):
    assert read(data(SOLVED["5_posiciones"]).decode().encode(encoding)) == cells_of(SOLVED["5_posiciones"])


def test_the_old_western_encoding_is_read():
    assert read('{"cells": [{"source": "año = 1"}]}'.encode("cp1252"))[0].source == "año = 1"


def test_a_damaged_byte_spoils_nothing_but_itself():
    assert read('{"cells": [{"source": "señal = 1  # '.encode() + b'\xff"}]}')[0].source.startswith("señal = 1")


@pytest.mark.parametrize("version", [3, 4])
def test_the_version_of_the_format_does_not_matter(version):
    old = nbformat.convert(copy.deepcopy(SOLVED["1_softmax"]), version)
    assert [cell.source for cell in read(data(old)) if cell.type == "code"] == [
        cell.source for cell in cells_of(SOLVED["1_softmax"]) if cell.type == "code"]


def test_every_line_end_becomes_one():
    assert read(b'{"cells": [{"source": "a\\r\\nb\\rc\\n"}]}')[0].source == "a\nb\nc\n"


def test_a_number_of_a_million_digits_costs_nothing():
    assert read(b'{"cells": [], "x": ' + b"9" * 1_000_000 + b"}") == []


# ---------------------------------------------------------------- transplant


@pytest.mark.parametrize("name", MASTERS)
def test_a_solved_notebook_comes_out_as_it_is_and_nothing_is_noted(name):
    moved = transplant(MASTERS[name], cells_of(SOLVED[name]))
    assert [cell.source for cell in moved.notebook.cells] == [cell.source for cell in SOLVED[name].cells]
    assert moved.notes == []


@pytest.mark.parametrize("name", MASTERS)
def test_an_untouched_notebook_comes_out_as_the_master(name):
    moved = transplant(MASTERS[name], cells_of(MASTERS[name]))
    assert moved.notebook == MASTERS[name] and moved.notes == []


def shuffle(notebook, draw):
    notebook.cells = draw(st.permutations(notebook.cells))


def of(condition):
    def choose(notebook, draw):
        found = [cell for cell in notebook.cells if condition(cell)]
        return draw(st.sampled_from(found)) if found else None
    return choose


def at(cells, wanted):
    return next(i for i, cell in enumerate(cells) if cell is wanted)


def delete_a_test(notebook, draw):
    cell = of(lambda cell: cell.source in TESTS)(notebook, draw)
    if cell:
        del notebook.cells[at(notebook.cells, cell)]


def edit_a_test(notebook, draw):
    cell = of(lambda cell: cell.source in TESTS)(notebook, draw)
    if cell:
        cell.source = draw(st.sampled_from(["", "CHEAT = True", "assert True  # CHEAT", "raise SystemExit  # CHEAT"]))


def double_a_cell(notebook, draw):
    cell = of(lambda cell: True)(notebook, draw)
    notebook.cells.insert(draw(st.integers(0, len(notebook.cells))), copy.deepcopy(cell))


def lose_metadata(notebook, draw):
    cell = of(is_solution)(notebook, draw)
    if cell:
        cell.metadata = draw(st.sampled_from([{}, {"nbgrader": {}}, {"nbgrader": {"grade_id": "otra"}}, {"nbgrader": {"grade_id": 5}}]))


def swap_metadata(notebook, draw):
    one, other = (of(lambda cell: cell.cell_type == "code")(notebook, draw) for _time in range(2))
    one.metadata, other.metadata = other.metadata, one.metadata


def another_schema(notebook, draw):
    for cell in filter(grade_id, notebook.cells):
        cell.metadata.nbgrader["schema_version"] = draw(st.sampled_from([1, 99, "x"]))


def add_a_cell(notebook, draw):
    source = draw(st.sampled_from(["x = 1", "# nada", "%time x", "1 / 0", "def f(:"]))
    notebook.cells.insert(draw(st.integers(0, len(notebook.cells))), nbformat.v4.new_code_cell(source))


def lose_ids(notebook, draw):
    for cell in notebook.cells:
        cell["id"] = draw(st.sampled_from(["same", "1"]))


MISHAPS = (shuffle, delete_a_test, edit_a_test, double_a_cell, lose_metadata, swap_metadata, another_schema, add_a_cell, lose_ids)


@given(st.sampled_from(sorted(MASTERS)), st.lists(st.sampled_from(MISHAPS), min_size=1, max_size=6), st.data())
@settings(max_examples=80, deadline=None)
def test_no_mishap_loses_an_answer_or_lets_a_changed_test_in(name, mishaps, source):
    notebook = copy.deepcopy(SOLVED[name])
    for mishap in mishaps:
        mishap(notebook, source.draw)
    moved = transplant(MASTERS[name], cells_of(notebook)).notebook
    assert answers(moved) == answers(SOLVED[name])
    tests = [cell for cell in moved.cells if is_test(cell)]
    assert tests == [cell for cell in MASTERS[name].cells if is_test(cell)]


CELLS = st.builds(
    Cell, type=st.sampled_from(["code", "markdown", "raw", "x"]),
    source=st.text(max_size=30) | st.sampled_from(
        ["def softmax(x): return x", "softmax = 1", "answer_overflow = 'b'", SOFTMAX.cells[19].source, ""]),
    grade_id=st.none() | st.sampled_from([grade_id(cell) for cell in SOFTMAX.cells if grade_id(cell)]),
    id=st.none() | st.sampled_from([cell.id for cell in SOFTMAX.cells]))


@given(st.lists(CELLS, max_size=12))
@settings(max_examples=200, deadline=None)
def test_whatever_is_handed_in_the_master_is_the_skeleton_and_the_rest_is_the_students(submitted):
    before = copy.deepcopy(SOFTMAX)
    notebook = transplant(SOFTMAX, submitted).notebook
    assert before == SOFTMAX, "the master itself was changed"
    extra = [cell for cell in notebook.cells if cell.metadata.get("attention_grader", {}).get("extra")]
    skeleton = [cell for cell in notebook.cells if cell not in extra]
    assert len(skeleton) == len(SOFTMAX.cells)
    for cell, ours in zip(skeleton, SOFTMAX.cells):
        mark = {"attention_grader": {"answered": True}} if cell.source != ours.source else {}
        assert cell.metadata == ours.metadata | mark and cell.cell_type == ours.cell_type and cell.id == ours.id
        assert cell.source == ours.source or (is_solution(ours) and cell.source in {theirs.source for theirs in submitted})
    for cell in extra:
        assert cell.source in {theirs.source for theirs in submitted}
        assert cell.metadata == {"attention_grader": {"extra": True}}


@given(st.lists(CELLS, max_size=12))
@settings(max_examples=100, deadline=None)
def test_no_text_of_a_students_gets_lost(submitted):
    """What a student wrote runs as an answer or beside the answers: all of it but the given cells."""
    kept = {cell.source for cell in transplant(SOFTMAX, submitted).notebook.cells}
    given_out = {cell.source for cell in SOFTMAX.cells}
    for cell in submitted:
        if cell.source.strip() and cell.source not in given_out and cell.grade_id in (None, "softmax"):
            assert cell.source in kept


def changed(notebook, **sources):
    notebook = copy.deepcopy(notebook)
    for cell in notebook.cells:
        cell.source = sources.get(grade_id(cell), cell.source)
    return notebook


STUB = answers(SOFTMAX)["softmax"]
RIGHT = answers(SOLVED["1_softmax"])["softmax"]


@pytest.mark.parametrize("left", ["", "# está más abajo", STUB, STUB.replace("# ESCRIBE", "# la hice abajo: ESCRIBE")])
@pytest.mark.parametrize("position", [0, 10, -1])
def test_an_answer_that_stands_elsewhere_is_moved_to_its_place(left, position):
    notebook = changed(SOLVED["1_softmax"], softmax=left)
    notebook.cells.insert(position % (len(notebook.cells) + 1), nbformat.v4.new_code_cell(RIGHT))
    moved = transplant(SOFTMAX, cells_of(notebook))
    assert answers(moved.notebook)["softmax"] == RIGHT
    assert "La respuesta de `softmax` estaba en otra celda; se tomó de ahí." in moved.notes


@pytest.mark.parametrize("copies", [(RIGHT, STUB), (RIGHT, ""), ("x = 1", RIGHT), (STUB.replace("raise", "return"), RIGHT)])
def test_of_two_answers_the_last_that_defines_the_function_counts(copies):
    notebook = changed(SOLVED["1_softmax"], softmax=copies[0])
    position = next(i for i, cell in enumerate(notebook.cells) if grade_id(cell) == "softmax")
    second = copy.deepcopy(notebook.cells[position])
    second.source = copies[1]
    notebook.cells.insert(position + 1, second)
    moved = transplant(SOFTMAX, cells_of(notebook))
    assert answers(moved.notebook)["softmax"] == RIGHT
    assert any("Hay varias celdas de respuesta `softmax`" in note for note in moved.notes)


def test_an_answer_that_is_nowhere_is_noted_and_the_stub_stays():
    notebook = copy.deepcopy(SOLVED["1_softmax"])
    notebook.cells = [cell for cell in notebook.cells if grade_id(cell) != "softmax"]
    moved = transplant(SOFTMAX, cells_of(notebook))
    assert answers(moved.notebook)["softmax"] == STUB
    assert "Falta la celda de respuesta `softmax`; se calificó como no contestada." in moved.notes


def test_an_extra_cell_stays_behind_the_cell_that_it_stood_behind():
    notebook = copy.deepcopy(SOLVED["1_softmax"])
    position = next(i for i, cell in enumerate(notebook.cells) if grade_id(cell) == "softmax")
    notebook.cells.insert(position, nbformat.v4.new_code_cell("helper = 1"))
    moved = transplant(SOFTMAX, cells_of(notebook)).notebook
    sources = [cell.source for cell in moved.cells]
    assert sources.index("helper = 1") == sources.index(RIGHT) - 1


# ---------------------------------------------------------------- names


@pytest.mark.parametrize(("source", "names"), [
    ("def f(x): return x", {"f"}),
    ("async def f(): pass", {"f"}),
    ("class A: pass\na = A()", {"A", "a"}),
    ("f = g = lambda x: x", {"f", "g"}),
    ("f: str = 'b'", {"f"}),
    ("import numpy as np\nfrom math import exp as e, pi", {"np", "e", "pi"}),
    ("if True:\n    def f(): pass", {"f"}),
    ("%%time\ndef f(): pass", {"f"}),
    ("\n%%capture out\n\nf = 1", {"f"}),
    ("%matplotlib inline\n!ls\nf = 1\nf?\n?f", {"f"}),
    ("files = !ls\nt = %timeit -o 1", {"files", "t"}),
    (">>> def f(x):\n...     return x", {"f"}),
    ("    def f(x):\n        return x", {"f"}),
    ("def f(x)\n    return x", {"f"}),
    ("f = 1\nthis is no Python", {"f"}),
    ("def f():\n    g = 1\nf() == 3", {"f"}),
    ("s = '''\n%time\ndef g(): pass\n'''", {"s"}),
    ("x = 1\0", {"x"}),
    ("# f = 1", set()),
    ("", set()),
])
def test_the_names_that_a_cell_defines(source, names):
    assert defined_names(source) == names


@given(st.text(alphabet="!?%,;/ \n\tax='\"#()[]{}:\\", max_size=60))
def test_names_are_found_or_not_in_any_text(source):
    defined_names(source)
    is_stub(source, STUB)


@pytest.mark.parametrize("source", [
    "!ls\n" * 20_000, "x = !ls\n" * 2_000, ",f a\n" * 2_000, "f?\n" * 20_000, "\n" * 200_000 + "x y",
    (" " * 50 + "\n") * 4_000 + "x y", "a?" * 90_000,
    "(" * 100_000, "-" * 100_000 + "1", "def softmax(x):\n    return x" + ".a" * 900, "f'" + "{" * 5_000, "'" * 100_001,
])
def test_names_are_looked_for_in_any_heap_of_signs(source):
    defined_names(source)
    assert not is_stub(source, STUB)


@pytest.mark.parametrize(("source", "untouched"), [
    (STUB, True),
    ("\n\n" + STUB + "\n\n", True),
    ("def softmax(x, axis=-1):\n    # más abajo\n    raise NotImplementedError", True),
    ("def softmax(x, axis=-1):\n    raise NotImplementedError\n    return x", False),
    ("def softmax(x, axis=-1):\n    return x", False),
    ("def softmax(x, axis=-1):\n    raise NotImplementedError(", False),
    ("", False),
])
def test_a_stub_is_known_by_what_it_does(source, untouched):
    assert is_stub(source, STUB) is untouched
