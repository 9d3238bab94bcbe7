"""Every figure of the lesson comes out of the notebooks' own cells, and the notebooks are what a student can open."""

import ast
import re

import nbformat
import pytest
from conftest import ROOT

from attention_grader.course import Course
from attention_grader.grading import grade_notebook, graded_cells
from attention_grader.kernel.limits import Limits

COURSE = Course.find(ROOT)
NAMES = COURSE.notebooks("atencion")


@pytest.fixture(scope="module")
def executed():
    """Every solved notebook, executed where only NumPy and Matplotlib can be imported, by name."""
    return {name: grade_notebook(COURSE.master("atencion", name), (COURSE.source("atencion") / f"{name}.ipynb").read_bytes(), Limits())
            for name in NAMES}


def printed(graded) -> str:
    """What the cells of an executed notebook printed, its numbers separated by single spaces."""
    outputs = [output for cell in graded.notebook.cells for output in cell.get("outputs", [])]
    text = " ".join(output.text for output in outputs if output.output_type == "stream")
    return re.sub(r"[\s\[\]]+", " ", text)


# What LESSON says of each notebook, as the cells print it.
FIGURES = [
    ("1_softmax", "0.7054 0.2595 0.0351"),
    ("1_softmax", "exp(710) = inf"),
    ("1_softmax", "nan nan nan"),
    ("2_atencion", "0.103 0.194 0.048 0.078 0.506 0.071"),
    ("2_atencion", "mayor peso: 0.7268 («no» mira a «de»)"),
    ("2_atencion", "sin √d: 0.0102 0.0609 0.0012 0.0046 0.9195 0.0036"),
    ("2_atencion", "sin √d 0.9682"),
    ("2_atencion", "coseno antes de la atención: 1.0000"),
    ("2_atencion", "coseno después de la atención: 0.3808"),
    ("2_atencion", "6 palabras 36 comparaciones"),
    ("2_atencion", "100 palabras 10 000 comparaciones"),
    ("2_atencion", "1 000 palabras 1 000 000 comparaciones"),
    ("2_atencion", "100 000 palabras 10 000 000 000 comparaciones"),
    ("3_mascara_causal", "1. 0. 0. 0. 0. 0. 0.347 0.653 0. 0. 0. 0. 0.0158 0.013 0.9712 0. 0. 0."),
    ("3_mascara_causal", "con máscara: 10 de 10 son exactamente 0"),
    ("3_mascara_causal", "(6, 6) + (6, 6, 1) → (6, 6, 6)"),
    ("5_posiciones", "0.0826 -0.1186 -0.0884 -0.3718"),
    ("5_posiciones", "0.9672"),
]


@pytest.mark.parametrize(("name", "figure"), FIGURES)
def test_the_figure_is_printed(executed, name, figure):
    assert figure in printed(executed[name])


def test_pago_looks_most_at_de_no_no_de(executed):
    looked_at = re.findall(r"cabeza \d, «pago»: [\d. ]+→ más a (\w+)", printed(executed["4_multi_cabeza"]))
    assert looked_at == ["de", "no", "no", "de"]


@pytest.mark.parametrize("name", NAMES)
def test_the_solved_notebook_runs_where_only_numpy_and_matplotlib_are(executed, name):
    for cell in executed[name].notebook.cells:
        errors = [output for output in cell.get("outputs", []) if output.output_type == "error"]
        assert not errors, cell.source + "\n" + str(errors)
    assert all(verdict.outcome == "passed" for verdict in executed[name].verdicts.values())


@pytest.mark.parametrize("name", NAMES)
def test_the_release_fails_only_where_something_is_left_to_do(name):
    """Opened as a student has it: the first thing that goes wrong is a stub."""
    released = (ROOT / "release" / "atencion" / f"{name}.ipynb").read_bytes()
    graded = grade_notebook(COURSE.master("atencion", name), released, Limits())
    first = [output.ename for cell in graded.notebook.cells for output in cell.get("outputs", []) if output.output_type == "error"][:1]
    assert first in ([], ["NotImplementedError"])


@pytest.mark.parametrize("name", NAMES)
def test_a_student_needs_numpy_matplotlib_and_this_one_file(name):
    released = nbformat.read(ROOT / "release" / "atencion" / f"{name}.ipynb", 4)
    imported = set()
    for cell in released.cells:
        if cell.cell_type == "code":
            for node in ast.walk(ast.parse(cell.source)):
                if isinstance(node, ast.Import):
                    imported |= {alias.name.split(".")[0] for alias in node.names}
                elif isinstance(node, ast.ImportFrom):
                    imported.add(str(node.module).split(".")[0])
    assert imported <= {"numpy", "matplotlib", "base64"}


@pytest.mark.parametrize("name", NAMES)
def test_every_result_is_asked_for_before_it_is_shown(name):
    released = nbformat.read(ROOT / "release" / "atencion" / f"{name}.ipynb", 4)
    prose = "\n".join(cell.source for cell in released.cells if cell.cell_type == "markdown")
    assert len(re.findall(r"^# ", prose, re.MULTILINE)) == 1
    assert prose.count("**Predicción.**") >= 4
    assert "Al terminar podrás" in prose and "Lo que te llevas" in prose and "A dónde va esto" in prose


@pytest.mark.parametrize("name", [name for name in NAMES if graded_cells(COURSE.master("atencion", name))])
def test_the_kernel_knows_neither_the_grader_nor_the_reference(name):
    """A student's cell that goes looking for the answers by import finds none."""
    master = COURSE.master("atencion", name)
    spy = nbformat.v4.new_code_cell(
        "found = []\n"
        "for module in ('attention_grader', 'attention_grader.judge', 'attention_reference', 'reference', 'nbgrader', 'nbgrader_config'):\n"
        "    try:\n        __import__(module)\n        found.append(module)\n    except ImportError:\n        pass\n"
        "print('found:', found)")
    submission = nbformat.from_dict(master)
    submission.cells.append(spy)
    graded = grade_notebook(master, nbformat.writes(submission).encode(), Limits())
    assert "found: " in printed(graded) and "attention" not in printed(graded).split("found: ")[1]


def test_what_feedback_sends_students_back_to_is_a_section_of_the_notebook():
    from attention_grader.exercises import REGISTER

    for exercise in REGISTER.values():
        source = nbformat.read(COURSE.source("atencion") / f"{exercise.notebook}.ipynb", 4)
        headings = {line[3:].replace("`", "") for cell in source.cells for line in cell.source.splitlines() if line.startswith("## ")}
        assert {criterion.reread for criterion in exercise.criteria} - {""} <= headings


@pytest.mark.parametrize("name", NAMES)
def test_every_notebook_has_a_picture(executed, name):
    pictures = [output for cell in executed[name].notebook.cells for output in cell.get("outputs", [])
                if output.output_type == "display_data" and "image/png" in output.data]
    assert pictures
