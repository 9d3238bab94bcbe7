"""A class of simulated students, written into `submitted/` as if it had been collected."""

from dataclasses import dataclass, field

import nbformat
from nbformat import NotebookNode

from .cells import mistake_cell, reference_cell, right_cells
from .course import Course
from .errors import UserError
from .exercises import REGISTER
from .text import _

MARK = ".demo"  # in the folder of a simulated student: such a folder may be written again


@dataclass(frozen=True)
class Student:
    """Who hands in the reference's cells, but for `cells` of their own; `mistakes` are ids of known mistakes and `variants` the
    right but unusual cell that they wrote, by function."""

    id: str
    mistakes: tuple[str, ...] = ()
    variants: dict[str, str] = field(default_factory=dict)
    notebooks: int = 5
    empty: bool = False


CLASS = (
    Student("s01"),
    Student("s02", variants={"softmax": "python_loops", "attention": "einsum", "positional_encoding": "double_loop"}),
    Student("s03", variants={"softmax": "log_sum_exp", "causal_mask": "minus_infinity", "multi_head_attention": "preallocated"}),
    Student("s04", mistakes=("softmax-no_maximum",)),
    Student("s05", mistakes=("softmax-no_maximum", "masked_attention-unchecked")),
    Student("s06", mistakes=("softmax-ignores_axis", "attention-no_scale", "quiz-scaling-a")),
    Student("s07", mistakes=("masked_attention-unchecked",)),
    Student("s08", mistakes=("causal_mask-hides_self", "masked_attention-unchecked", "quiz-overflow-a")),
    Student("s09", mistakes=("split_heads-without_swap", "positional_encoding-halves")),
    Student("s10", mistakes=("attention-no_scale",), notebooks=3),
    Student("s11", mistakes=("multi_head_attention-no_output_projection", "quiz-nearness-b")),
    Student("s12", empty=True),
)


def write_class(course: Course, assignment: str) -> list[str]:
    """Write the submissions of the simulated class and return the students' ids.

    Raises `UserError` where a folder of that name belongs to someone else.
    """
    for student in CLASS:
        folder = course.path(course.directory.submitted_directory, student.id, assignment)
        if folder.exists() and not (folder.parent / MARK).exists():
            raise UserError(_("{folder} ya existe y no es de la clase simulada; no se tocó nada. Prueba la demostración en otra copia del "
                              "curso.").format(folder=folder))
    names = course.graded_notebooks(assignment)
    masters = {name: course.master(assignment, name) for name in names}
    for student in CLASS:
        folder = course.path(course.directory.submitted_directory, student.id, assignment)
        folder.mkdir(parents=True, exist_ok=True)
        (folder.parent / MARK).touch()
        for name in names[:student.notebooks]:
            nbformat.write(fill(masters[name], {} if student.empty else cells_of(student)), folder / f"{name}.ipynb")
    return [student.id for student in CLASS]


def cells_of(student: Student) -> dict[str, str]:
    """What a simulated student wrote into each solution cell, by its name."""
    cells = {name: reference_cell(exercise) for name, exercise in REGISTER.items()}
    for name, variant in student.variants.items():
        cells[name] = right_cells(name)[variant]
    for mistake_id in student.mistakes:
        exercise, mistake = next((exercise, mistake) for exercise in REGISTER.values() for mistake in exercise.mistakes
                                 if mistake.id == mistake_id)
        cells[exercise.name] = mistake_cell(exercise, mistake)
    return cells


def fill(master: NotebookNode, cells: dict[str, str]) -> NotebookNode:
    """A copy of the notebook as it comes back from a student: `cells` in their places, the earlier functions pasted in."""
    notebook = nbformat.from_dict(master)
    for cell in notebook.cells:
        nbgrader = cell.metadata.get("nbgrader", {})
        if nbgrader.get("solution") and cells:
            grade_id = nbgrader.grade_id
            cell.source = cells[grade_id] if grade_id in cells else "\n\n\n".join(
                cells[name] for name in earlier_names(cell.source))
    return notebook


def earlier_names(source: str) -> list[str]:
    """The functions that a notebook's cell `earlier_pieces` asks for, in order."""
    return [name for name in REGISTER if f"def {name}(" in source]
