"""The results of an assignment as they stand in `autograded/`, whoever graded it: what `--json`, export and report read."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import nbformat
from nbformat import NotebookNode

from .course import Course
from .errors import UserError
from .grading import graded_cells, points
from .text import _

Result = dict[str, Any]  # docs/results.schema.json


def describe(assignment: str, student: str, notebooks: Mapping[str, NotebookNode]) -> Result:
    """A submission's results, from its graded notebooks by name (see docs/results.md)."""
    cells = []
    for name, notebook in notebooks.items():
        for grade_id, cell in graded_cells(notebook).items():
            found, most = cell.metadata.get("attention_grader"), float(cell.metadata.nbgrader.points)
            if found is None:
                raise UserError(_(
                    "{name} de {student} en autograded/ no lo calificó este curso. Califícalo de nuevo: attention-grader grade "
                    "{assignment} --student {student}").format(name=name, student=student, assignment=assignment))
            cells.append({
                "notebook": name, "grade_id": grade_id, "verdict": found.verdict, "points": points(found.verdict, most) or 0.0,
                "max_points": most, "mistake": found.mistake, "message": found.message,
            })
    notes = [f"{name}: {note}" for name, notebook in notebooks.items()
             for note in notebook.metadata.get("attention_grader", {}).get("notes", [])]
    waiting = any(cell["verdict"] == "not_judged" for cell in cells)
    return {
        "student": student, "assignment": assignment, "status": "needs_attention" if waiting else "graded",
        "score": sum(cell["points"] for cell in cells), "max_score": sum(cell["max_points"] for cell in cells),
        "notes": notes, "cells": cells,
    }


def graded_students(course: Course, assignment: str) -> list[str]:
    """The ids of the students whose submission was graded."""
    autograded = course.path(course.directory.autograded_directory, "_", assignment).parents[1]
    return sorted(folder.name for folder in autograded.glob("*") if any((folder / assignment).glob("*.ipynb")))


def load(course: Course, assignment: str, student: str) -> Result:
    """The results of a graded student."""
    folder = course.path(course.directory.autograded_directory, student, assignment)
    paths = {name: folder / f"{name}.ipynb" for name in course.graded_notebooks(assignment)}
    return describe(assignment, student, {name: nbformat.read(path, as_version=4) for name, path in paths.items() if path.exists()})


def write_json(path: Path, results: list[Result]) -> None:
    """Write results as `--json` asks for them."""
    path.write_text(json.dumps(results, ensure_ascii=False, indent=1) + "\n", "utf-8")
