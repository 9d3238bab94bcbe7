"""The command line: what it prints, what it returns, and that every bad input gets one clear sentence."""

import json

import jsonschema
import pytest
from conftest import ROOT


def refused(place, *arguments, said):
    done = place.run("attention-grader", *arguments, ok=False)
    assert done.returncode == 2, done.stdout + done.stderr
    assert said in done.stderr and "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    return done


def test_nothing_to_grade(released):
    (released.root / "submitted").mkdir(exist_ok=True)
    place = released
    refused(place, "grade", "atencion", "--student", "nadie", said="No hay ninguna entrega de «atencion»")


def test_an_assignment_that_does_not_exist(place):
    refused(place, "grade", "atension", said="No existe la tarea «atension»")


def test_outside_a_course(place, tmp_path_factory):
    place.root = tmp_path_factory.mktemp("elsewhere")
    refused(place, "check", said="Aquí no hay ningún curso")


def test_an_assignment_that_was_not_released(place):
    place.submit("s01", place.untouched())
    refused(place, "grade", "atencion", said="nbgrader generate_assignment atencion")


def test_an_unreadable_notebook_is_set_aside_and_the_others_are_graded(released):
    notebooks = released.solved()
    half = json.dumps(notebooks["2_atencion"]).encode()[:3412]
    released.submit("truncated", {**notebooks, "2_atencion": half})
    done = released.run("attention-grader", "grade", "atencion", "--student", "truncated", "--json", "r.json", ok=False)
    assert done.returncode == 1
    assert "2_atencion: No se pudo leer el cuaderno: el archivo termina a la mitad (3412 bytes)" in done.stdout
    result, = json.loads((released.root / "r.json").read_text("utf-8"))
    assert (result["status"], result["score"]) == ("needs_attention", 80)
    assert {cell["verdict"] for cell in result["cells"] if cell["notebook"] == "2_atencion"} == {"not_judged"}


def test_the_results_keep_to_their_schema(released):
    schema = json.loads((ROOT / "docs" / "results.schema.json").read_text("utf-8"))
    released.submit("half", {name: notebook for name, notebook in released.untouched().items() if name < "3"})
    results = released.grade("--student", "half")
    jsonschema.validate(list(results.values()), schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate([{**results["half"], "status": "done"}], schema)
