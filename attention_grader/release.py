"""From source to release and to solution: the nbgrader preprocessors that this course adds to the stock ones."""

import re

from nbformat import NotebookNode
from nbgrader.preprocessors import ClearSolutions, NbGraderPreprocessor

MARKERS = re.compile(r"^\s*### (?:BEGIN|END) SOLUTION\s*$")


class ClearAnswers(ClearSolutions):  # type: ignore[misc]
    """Puts the stub in the place of each solution.

    Inside a function the stub is nbgrader's `code_stub`. A solution at the left margin stands below a line that already
    is the stub (`answer = ""`), so there the solution is only taken out: nothing may fail before it was answered.
    """

    def preprocess_cell(self, cell: NotebookNode, resources: dict[str, object], cell_index: int) -> tuple[NotebookNode, dict[str, object]]:
        if re.search(r"^### BEGIN SOLUTION", cell.source, re.MULTILINE):
            kept = re.sub(r"^### BEGIN SOLUTION\n.*?^### END SOLUTION\n?", "", cell.source, flags=re.MULTILINE | re.DOTALL)
            cell.source = kept.rstrip("\n")
            return cell, resources
        if "### BEGIN SOLUTION" not in cell.source:
            return cell, resources
        return super().preprocess_cell(cell, resources, cell_index)


class DropMarkers(NbGraderPreprocessor):  # type: ignore[misc]
    """Takes the solution markers out of the solved notebooks: the solution stays, the scaffolding goes."""

    def preprocess_cell(self, cell: NotebookNode, resources: dict[str, object], cell_index: int) -> tuple[NotebookNode, dict[str, object]]:
        cell.source = "\n".join(line for line in cell.source.split("\n") if not MARKERS.match(line))
        return cell, resources
