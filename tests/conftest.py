"""Courses to try things in: copies of this one, so that a test never touches your gradebook."""

import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import nbformat
import pytest

from attention_grader import demo
from attention_grader.course import Course

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent


@dataclass
class Place:
    """A copy of the course directory, with its commands."""

    root: Path

    @property
    def course(self) -> Course:
        return Course.find(self.root)

    def run(self, command: str, *arguments: object, ok: bool = True) -> subprocess.CompletedProcess[str]:
        """Run a command of .venv/bin in the course directory, as an instructor does."""
        done = subprocess.run([BIN / command, *map(str, arguments)], cwd=self.root, capture_output=True, text=True)
        assert not ok or done.returncode == 0, done.stdout + done.stderr
        return done

    def submit(self, student: str, notebooks: dict[str, nbformat.NotebookNode | bytes], assignment: str = "atencion") -> None:
        """Hand in notebooks, whole or as the bytes of a file."""
        folder = self.root / "submitted" / student / assignment
        folder.mkdir(parents=True, exist_ok=True)
        for name, notebook in notebooks.items():
            data = notebook if isinstance(notebook, bytes) else nbformat.writes(notebook).encode()
            (folder / f"{name}.ipynb").write_bytes(data)

    def grade(self, *arguments: object) -> dict[str, dict]:
        """The results of `attention-grader grade`, by student."""
        done = self.run("attention-grader", "grade", "atencion", "--json", self.root / "results.json", *arguments, ok=False)
        assert done.returncode in (0, 1), done.stdout + done.stderr
        return {result["student"]: result for result in json.loads((self.root / "results.json").read_text("utf-8"))}

    def solved(self, **cells: str) -> dict[str, nbformat.NotebookNode]:
        """The notebooks of a student who has everything right, but for the `cells` given by name."""
        course = self.course
        right = demo.cells_of(demo.Student("anyone")) | cells
        return {name: demo.fill(course.master("atencion", name), right) for name in course.notebooks("atencion")}

    def untouched(self) -> dict[str, nbformat.NotebookNode]:
        """The notebooks as they were given out."""
        return {name: nbformat.read(self.root / "release" / "atencion" / f"{name}.ipynb", 4)
                for name in self.course.notebooks("atencion")}


def copy_of_the_course(folder: Path) -> Place:
    """A new course directory with the material of this one and an empty gradebook."""
    for name in ("source", "release", "nbgrader_config.py"):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copyfile
        copy(ROOT / name, folder / name)
    for name in ("submitted", "autograded", "feedback", "solutions"):
        (folder / name).mkdir()
    return Place(folder)


@pytest.fixture
def place(tmp_path: Path) -> Place:
    """A course directory of the test's own."""
    return copy_of_the_course(tmp_path)


@pytest.fixture(scope="session")
def released(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A course whose assignment was released; tests must use students of their own."""
    place = copy_of_the_course(tmp_path_factory.mktemp("released"))
    place.run("nbgrader", "generate_assignment", "atencion", "--force")
    return place


def points(result: dict) -> dict[str, float]:
    """The points of a result by function, what was not earned at all left out."""
    from attention_grader.judge import exercise_of

    earned: dict[str, float] = {}
    for cell in result["cells"]:
        name = exercise_of(cell["grade_id"]).name
        earned[name] = earned.get(name, 0.0) + cell["points"]
    return {name: value for name, value in earned.items() if value}


def lost(result: dict) -> dict[str, float]:
    """The points that a result lost, by graded cell."""
    return {cell["grade_id"]: cell["max_points"] - cell["points"] for cell in result["cells"] if cell["points"] < cell["max_points"]}
