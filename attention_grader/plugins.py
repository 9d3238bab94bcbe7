"""The preprocessors that nbgrader runs in the place of its own, thin: the work is done in the modules they call."""

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from nbconvert.exporters import NotebookExporter
from nbformat import NotebookNode
from nbformat.v4 import new_notebook
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
from .grading import read_file, run_and_judge, seal, unjudged, unreadable
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
    c.Autograde.exporter_class = MasterExporter
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


class MasterExporter(NotebookExporter):
    """Does not read a submitted notebook: `TransplantAnswers` does, whatever the file is, and needs none of nbgrader's ways to.

    A file that nbformat cannot read, a link, a folder or metadata of another schema would end the submission, or the class.
    """

    def from_filename(self, filename: str, resources: Resources | None = None, **kw: Any) -> Any:
        if getattr(self.parent, "_sanitizing", False):
            return self.from_notebook_node(new_notebook(), resources=resources, **kw)
        return super().from_filename(filename, resources=resources, **kw)


class TransplantAnswers(_CoursePlugin):
    """Puts the answers of a submission into the master notebook, which goes on in its place."""

    def preprocess(self, nb: NotebookNode, resources: Resources) -> tuple[NotebookNode, Resources]:
        where = resources["nbgrader"]
        course = self.course()
        steps = (course.directory.submitted_directory, course.directory.autograded_directory)
        submitted, autograded = (course.path(step, where["student"], where["assignment"]) for step in steps)
        _only_notebooks(autograded)
        master = course.master(where["assignment"], where["notebook"])
        data = read_file(submitted / f"{where['notebook']}.ipynb")
        try:
            if not isinstance(data, bytes):
                raise transplant.Unreadable(data)
            moved = transplant.transplant(master, transplant.read(data))
        except transplant.Unreadable as reason:
            master.metadata["attention_grader"] = {"notes": [unreadable(str(reason))], "unreadable": True}
            return master, resources
        moved.notebook.metadata["attention_grader"] = {"notes": moved.notes}
        return moved.notebook, resources


def _only_notebooks(folder: Path) -> None:
    """Take out of an `autograded` folder what nbgrader copied from the submission, through links too: feedback would hand it on."""
    for path in folder.glob("*"):
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        elif path.suffix != ".ipynb" and path.name not in record.EXCHANGE_FILES:
            path.unlink()


class JudgeAnswers(_CoursePlugin):
    """Runs a transplanted notebook in its own kernel and judges every graded cell."""

    def preprocess(self, nb: NotebookNode, resources: Resources) -> tuple[NotebookNode, Resources]:
        told = nb.metadata.get("attention_grader", {})
        notes = told.get("notes", [])
        if told.get("unreadable"):
            return seal(unjudged(nb, notes[0])), resources
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
