"""The course directory: where things lie, and the master notebooks that every submission is graded on."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import nbformat
from nbformat import NotebookNode
from nbgrader.coursedir import CourseDirectory
from nbgrader.preprocessors import ClearHiddenTests, ClearOutput, ComputeChecksums, LockCells, NbGraderPreprocessor
from traitlets.config import Config
from traitlets.config.loader import PyFileConfigLoader

from .errors import UserError
from .release import ClearAnswers
from .text import _

CONFIG = "nbgrader_config.py"


@dataclass(frozen=True)
class Course:
    """A course directory with its nbgrader configuration."""

    directory: CourseDirectory
    config: Config

    @classmethod
    def find(cls, start: Path | None = None) -> "Course":
        """The course directory that `start` (default: the working directory) lies in.

        Raises `UserError` where there is none.
        """
        start = (start or Path.cwd()).resolve()
        for folder in (start, *start.parents):
            if (folder / CONFIG).is_file():
                config = PyFileConfigLoader(CONFIG, str(folder)).load_config()
                return cls(CourseDirectory(config=config, root=str(folder)), config)
        raise UserError(_("Aquí no hay ningún curso: ni {folder} ni las carpetas de arriba tienen un {config}. Entra en la carpeta "
                          "del curso y repite la orden.").format(folder=start, config=CONFIG))

    @property
    def root(self) -> Path:
        return Path(self.directory.root)

    def path(self, step: str, student: str, assignment: str) -> Path:
        """The folder of a student's assignment at an nbgrader `step` such as `submitted`; of the course's own where the
        student is `.`."""
        return Path(self.directory.format_path(step, student, assignment))

    def source(self, assignment: str) -> Path:
        """The folder of the master notebooks; raises `UserError` where the assignment does not exist."""
        folder = self.path(self.directory.source_directory, ".", assignment)
        if not folder.is_dir():
            names = ", ".join(self.assignments()) or _("ninguna")
            raise UserError(_("No existe la tarea «{assignment}» en {folder}. Las que hay: {names}.").format(
                assignment=assignment, folder=folder.parent, names=names))
        return folder

    def assignments(self) -> list[str]:
        source = self.path(self.directory.source_directory, ".", "_").parent
        return sorted(folder.name for folder in source.glob("*") if any(folder.glob("*.ipynb")))

    def notebooks(self, assignment: str) -> list[str]:
        """The names of an assignment's notebooks, in order."""
        return sorted(path.stem for path in self.source(assignment).glob("*.ipynb"))

    def graded_notebooks(self, assignment: str) -> list[str]:
        """The names of those notebooks that have something to grade."""
        return [name for name in self.notebooks(assignment) if any(
            cell.metadata.get("nbgrader", {}).get("grade") for cell in self.master(assignment, name).cells)]

    def students(self, assignment: str) -> list[str]:
        """The ids of those who have a folder of this assignment in `submitted/`."""
        submitted = self.path(self.directory.submitted_directory, "_", assignment).parents[1]
        return sorted(folder.name for folder in submitted.glob("*")
                      if not folder.name.startswith(".") and (folder / assignment).is_dir())

    def master(self, assignment: str, notebook: str) -> NotebookNode:
        """The notebook that answers are transplanted into: the source without solutions, hidden lines and outputs, each
        cell with the metadata that nbgrader goes by."""
        nb = nbformat.read(self.source(assignment) / f"{notebook}.ipynb", as_version=4)
        resources: dict[str, object] = {}
        for step in self._master_steps:
            nb, resources = step.preprocess(nb, resources)
        return nb

    @cached_property
    def _master_steps(self) -> list[NbGraderPreprocessor]:
        steps = (ClearAnswers, LockCells, ClearOutput, ClearHiddenTests, ComputeChecksums)
        return [step(config=self.config) for step in steps]
