"""`nbgrader autograde` on a class with broken notebooks: each of them is graded or set aside, and nobody else notices."""

import copy
import json
import os

import nbformat
import pytest
from nbgrader.api import Gradebook

from attention_grader.course import Course
from attention_grader.results import load

NAME = "1_softmax"


def hand_in(place, student, data):
    place.submit(student, {NAME: data})


def of_schema_99(notebook):
    notebook = copy.deepcopy(notebook)
    for cell in notebook.cells:
        if "nbgrader" in cell.metadata:
            cell.metadata.nbgrader.schema_version = 99
    return notebook


@pytest.fixture(scope="module")
def autograded(tmp_path_factory):
    """The results of a class that `nbgrader autograde` graded, by student; and the place itself."""
    from conftest import copy_of_the_course

    place = copy_of_the_course(tmp_path_factory.mktemp("autograde"))
    place.run("nbgrader", "generate_assignment", "atencion", "--force")
    right = place.solved()[NAME]
    hand_in(place, "healthy", right)
    hand_in(place, "truncated", nbformat.writes(right).encode()[:5000])
    hand_in(place, "utf_16", json.dumps(right).encode("utf-16"))
    hand_in(place, "format_3", json.dumps(nbformat.convert(copy.deepcopy(right), 3)).encode())
    hand_in(place, "format_5", json.dumps({**right, "nbformat": 5}).encode())
    hand_in(place, "schema_99", of_schema_99(right))
    hand_in(place, "twice_the_same_test", nbformat.from_dict({**right, "cells": right.cells + right.cells[20:]}))
    folder = place.root / "submitted" / "folder" / "atencion"
    (folder / f"{NAME}.ipynb").mkdir(parents=True)
    folder = place.root / "submitted" / "link" / "atencion"
    folder.mkdir(parents=True)
    os.symlink(place.root / "submitted" / "healthy" / "atencion" / f"{NAME}.ipynb", folder / f"{NAME}.ipynb")
    folder = place.root / "submitted" / "files_beside" / "atencion"
    hand_in(place, "files_beside", right)
    (folder / "numpy.py").write_text("raise ImportError")
    (folder / "timestamp.txt").write_text("2030-01-01 12:00:00 UTC")
    os.symlink(place.root / "gradebook.db", folder / "notes.txt")
    done = place.run("nbgrader", "autograde", "atencion", "--create", ok=False)
    assert done.returncode == 0, done.stderr[-3000:]
    course = Course.find(place.root)
    students = sorted(path.name for path in (place.root / "submitted").iterdir())
    return place, {student: load(course, "atencion", student) for student in students}


@pytest.mark.parametrize("student", ["healthy", "utf_16", "format_3", "format_5", "schema_99", "twice_the_same_test", "files_beside"])
def test_what_can_be_read_is_graded(autograded, student):
    result = autograded[1][student]
    assert (result["score"], result["max_score"], result["status"]) == (20, 20, "graded")


@pytest.mark.parametrize(("student", "said"), [("truncated", "termina a la mitad"), ("folder", "es una carpeta"), ("link", "es un enlace")])
def test_what_cannot_be_read_waits_for_a_person(autograded, student, said):
    result = autograded[1][student]
    assert result["status"] == "needs_attention" and said in result["notes"][0]


def test_nothing_but_notebooks_goes_on_to_the_feedback(autograded):
    place, _results = autograded
    left = {path.name for path in (place.root / "autograded" / "files_beside" / "atencion").iterdir()}
    assert left == {f"{NAME}.ipynb", "timestamp.txt"}


@pytest.mark.parametrize("command", [("attention-grader", "grade"), ("nbgrader", "autograde")])
def test_what_the_exchange_needs_to_release_feedback_goes_along(place, command):
    place.run("nbgrader", "generate_assignment", "atencion", "--force")
    place.submit("s1", {"1_softmax": place.untouched()["1_softmax"]})
    folder = place.root / "submitted" / "s1" / "atencion"
    (folder / "submission_secret.txt").write_text("secret")
    (folder / "timestamp.txt").write_text("2026-11-30 10:00:00 UTC")
    (folder / "notes.txt").write_text("mine")
    place.run(command[0], command[1], "atencion")
    place.run("nbgrader", "generate_feedback", "atencion")
    came = {path.name for path in (place.root / "feedback" / "s1" / "atencion").iterdir()}
    assert came >= {"1_softmax.html", "submission_secret.txt", "timestamp.txt"}
    assert "notes.txt" not in came


@pytest.mark.parametrize("command", [("attention-grader", "grade"), ("nbgrader", "autograde")])
def test_who_is_late_loses_what_the_course_says_until_it_is_handed_in_on_time(place, command):
    with (place.root / "nbgrader_config.py").open("a", encoding="utf-8") as config:
        config.write('\nc.LateSubmissionPlugin.penalty_method = "zero"\n')
    place.run("nbgrader", "generate_assignment", "atencion", "--force")
    directory = place.course.directory
    with Gradebook(directory.db_url, directory.course_id) as gradebook:
        gradebook.update_or_create_assignment("atencion", duedate="2026-11-30 10:00:00 UTC")
    place.submit("s1", {NAME: place.solved()[NAME]})
    scores = []
    for hour in (11, 9):
        (place.root / "submitted" / "s1" / "atencion" / "timestamp.txt").write_text(f"2026-11-30 {hour:02}:00:00 UTC")
        place.run(*command, "atencion", "--force")
        with Gradebook(directory.db_url, directory.course_id) as gradebook:
            submission = gradebook.find_submission("atencion", "s1")
            scores.append(sum(notebook.score - (notebook.late_submission_penalty or 0) for notebook in submission.notebooks))
    assert scores == [0, 20]
