"""The preprocessors that nbgrader runs in the place of its own, thin: the work is done in the modules they call."""

import os
import sys
from typing import Any

from nbformat import NotebookNode
from nbgrader.coursedir import CourseDirectory
from nbgrader.preprocessors import (
    AssignLatePenalties,
    CheckCellMetadata,
    ClearHiddenTests,
    ClearOutput,
    ComputeChecksums,
    Execute,
    LockCells,
    NbGraderPreprocessor,
    SaveAutoGrades,
    SaveCells,
)
from traitlets.config import Config

from . import record, transplant
from .course import Course
from .desk import feedback
from .grading import run_and_judge, seal
from .kernel.limits import limits_of
from .release import ClearAnswers, DropMarkers

Resources = dict[str, Any]


def configure(c: Config) -> None:
    """Put this course's preprocessors where nbgrader looks for them."""
    # nbgrader starts `alembic` by its name for a new gradebook: it must be found also where .venv is not activated.
    os.environ["PATH"] = os.pathsep.join((os.path.dirname(sys.executable), os.environ.get("PATH", os.defpath)))
    c.GenerateAssignment.preprocessors = [
        ClearAnswers, LockCells, ClearOutput, CheckCellMetadata, ComputeChecksums, SaveCells, ClearHiddenTests, ComputeChecksums,
        CheckCellMetadata,
    ]
    c.GenerateSolution.preprocessors = [ClearHiddenTests, DropMarkers, ClearOutput, Execute]
    c.Autograde.sanitize_preprocessors = [TransplantAnswers]
    c.Autograde.autograde_preprocessors = [JudgeAnswers, SaveVerdicts, AssignLatePenalties, CheckCellMetadata]
    feedback.configure(c)


class _CoursePlugin(NbGraderPreprocessor):  # type: ignore[misc]
    """A preprocessor that knows the course directory that nbgrader is working in."""

    def course(self) -> Course:
        directory = next((parent.coursedir for parent in _ancestors(self) if hasattr(parent, "coursedir")), None)
        return Course(directory or CourseDirectory(parent=self), self.config)


def _ancestors(configurable: Any) -> Any:
    while configurable is not None:
        yield configurable
        configurable = configurable.parent


class TransplantAnswers(_CoursePlugin):
    """Puts the answers of a submission into the master notebook, which goes on in its place."""

    def preprocess(self, nb: NotebookNode, resources: Resources) -> tuple[NotebookNode, Resources]:
        where = resources["nbgrader"]
        course = self.course()
        path = course.path(course.directory.submitted_directory, where["student"], where["assignment"])
        cells = transplant.read((path / f"{where['notebook']}.ipynb").read_bytes())
        moved = transplant.transplant(course.master(where["assignment"], where["notebook"]), cells)
        moved.notebook.metadata["attention_grader"] = {"notes": moved.notes}
        return moved.notebook, resources


class JudgeAnswers(_CoursePlugin):
    """Runs a transplanted notebook in its own kernel and judges every graded cell."""

    def preprocess(self, nb: NotebookNode, resources: Resources) -> tuple[NotebookNode, Resources]:
        notes = nb.metadata.get("attention_grader", {}).get("notes", [])
        return seal(run_and_judge(nb, notes, limits_of(self.config))), resources


class SaveVerdicts(SaveAutoGrades):  # type: ignore[misc]
    """Writes the verdicts to the gradebook; what a person graded by hand stays."""

    def _add_score(self, cell: NotebookNode, resources: Resources) -> None:
        where = (cell.metadata.nbgrader.grade_id, self.notebook_id, self.assignment_id, self.student_id)
        record.save_grade(self.gradebook.find_grade(*where), cell)
        self.gradebook.db.commit()

    def _add_comment(self, cell: NotebookNode, resources: Resources) -> None:
        where = (cell.metadata.nbgrader.grade_id, self.notebook_id, self.assignment_id, self.student_id)
        record.save_comment(self.gradebook.find_comment(*where), cell)
        self.gradebook.db.commit()
