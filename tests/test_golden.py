"""Golden submissions with the marks that a fair teacher would give, graded by the real command, all in one class."""

import copy
from collections.abc import Callable
from dataclasses import dataclass, field

import nbformat
import pytest
from conftest import Place, lost

from attention_grader.cells import mistake_cell
from attention_grader.exercises import REGISTER

Notebooks = dict[str, nbformat.NotebookNode]


@dataclass(frozen=True)
class Golden:
    """A submission: `make` writes the notebooks; the score and the lost points are exact; a note must say `noted`."""

    make: Callable[[Place], Notebooks]
    score: float
    lost: dict[str, float] = field(default_factory=dict)
    noted: str = ""
    status: str = "graded"


def solved(place: Place) -> Notebooks:
    return place.solved()


def cell_of(notebook: nbformat.NotebookNode, grade_id: str) -> nbformat.NotebookNode:
    return next(cell for cell in notebook.cells if cell.metadata.get("nbgrader", {}).get("grade_id") == grade_id)


def partly_done(place: Place) -> Notebooks:
    untouched, done = place.untouched(), place.solved()
    return {**done, "4_multi_cabeza": untouched["4_multi_cabeza"], "5_posiciones": untouched["5_posiciones"]}


def without_a_test_cell(place: Place) -> Notebooks:
    done = place.solved()
    done["1_softmax"].cells.remove(cell_of(done["1_softmax"], "softmax-axis"))
    return done


def with_a_test_cell_twice(place: Place) -> Notebooks:
    done = place.solved()
    cells = done["1_softmax"].cells
    cells.insert(3, copy.deepcopy(cell_of(done["1_softmax"], "softmax-values")))
    return done


def two_missing(place: Place) -> Notebooks:
    done = place.solved()
    del done["3_mascara_causal"], done["5_posiciones"]
    return done


ALL = {
    "right": Golden(solved, 100),
    "empty": Golden(Place.untouched, 0),
    "partly_done": Golden(partly_done, 60),
    "without_a_test_cell": Golden(without_a_test_cell, 100, noted="Se repuso la celda de prueba `softmax-axis`"),
    "with_a_test_cell_twice": Golden(with_a_test_cell_twice, 100, noted="`softmax-values` estaba repetida"),
    "syntax_error": Golden(
        lambda place: place.solved(split_heads="def split_heads(X, n_heads)\n    return X"), 95,
        {"split_heads-layout": 3, "split_heads-bad_count": 2}),
    "exception_at_import": Golden(
        lambda place: place.solved(causal_mask="import pandas_of_tomorrow\n\n\ndef causal_mask(n):\n    return 0"), 96,
        {"causal_mask-structure": 2, "causal_mask-exact_zeros": 2}),
    "two_missing": Golden(two_missing, 60, noted="Falta `3_mascara_causal.ipynb`"),
}


@pytest.fixture(scope="module")
def results(released: Place) -> dict[str, dict]:
    for student, golden in ALL.items():
        released.submit(student, golden.make(released))
    for name, (exercise, mistake) in WRONG_ONCE.items():
        released.submit(name, released.solved(**{exercise: mistake_cell(REGISTER[exercise], mistake)}))
    return released.grade()


@pytest.mark.parametrize("student", ALL)
def test_the_marks_are_those_of_a_fair_teacher(results, student):
    golden, result = ALL[student], results[student]
    assert (result["score"], result["max_score"], result["status"]) == (golden.score, 100, golden.status)
    if golden.lost:
        assert lost(result) == golden.lost
    assert golden.noted in "\n".join(result["notes"])


# Every function wrong once, by its first known mistake: only its own cells may lose points.
WRONG_ONCE = {f"wrong_{name}": (name, exercise.mistakes[0]) for name, exercise in REGISTER.items()}


@pytest.mark.parametrize("student", WRONG_ONCE)
def test_a_single_wrong_function_costs_only_its_own_points(results, student):
    name, mistake = WRONG_ONCE[student]
    own = {criterion.id for criterion in REGISTER[name].criteria}
    assert mistake.criterion in lost(results[student])
    assert lost(results[student]).keys() <= own
    named = {cell["mistake"] for cell in results[student]["cells"] if cell["verdict"] == "failed"}
    assert named == {mistake.id}


def test_a_syntax_error_is_told_with_its_line(results):
    messages = [cell["message"] for cell in results["syntax_error"]["cells"] if cell["verdict"] == "failed"]
    assert all("error de sintaxis" in message and "línea 1" in message for message in messages)
