"""The whole cycle with nbgrader's own commands: they work unchanged, and give what `attention-grader` gives."""

import csv
import re
from collections import Counter

import nbformat
import pytest
from conftest import Place, copy_of_the_course

from attention_grader import demo


@pytest.fixture(scope="module")
def graded(tmp_path_factory) -> tuple[Place, dict[str, dict]]:
    """The demo class, graded by `attention-grader`; then again by nbgrader."""
    place = copy_of_the_course(tmp_path_factory.mktemp("cycle"))
    place.run("nbgrader", "generate_assignment", "atencion", "--force")
    demo.write_class(place.course, "atencion")
    results = place.grade()
    place.run("nbgrader", "export")
    (place.root / "grades.csv").rename(place.root / "ours.csv")
    place.run("nbgrader", "autograde", "atencion", "--force")
    place.run("nbgrader", "generate_feedback", "atencion")
    place.run("nbgrader", "export")
    return place, results


def scores(path) -> dict[str, float]:
    with open(path, encoding="utf-8") as file:
        return {row["student_id"]: float(row["score"]) for row in csv.DictReader(file)}


def test_nbgrader_autograde_and_attention_grader_give_the_same_scores(graded):
    place, results = graded
    ours = {student: result["score"] for student, result in results.items()}
    assert len(ours) == 12 and len(set(ours.values())) > 6
    assert scores(place.root / "ours.csv") == scores(place.root / "grades.csv") == ours


def test_the_right_styles_get_everything_and_the_untouched_release_nothing(graded):
    _, results = graded
    assert {results[student]["score"] for student in ("s01", "s02", "s03")} == {100}
    assert results["s12"]["score"] == 0


def test_the_planted_mistakes_are_named(graded):
    _, results = graded
    for student in demo.CLASS:
        named = {cell["mistake"] for cell in results[student.id]["cells"]} - {None}
        assert named == set(student.mistakes)


def test_feedback_speaks_and_shows_no_hidden_test(graded):
    place, results = graded
    page = (place.root / "feedback" / "s04" / "atencion" / "1_softmax.html").read_text("utf-8")
    message = next(cell["message"] for cell in results["s04"]["cells"] if cell["grade_id"] == "softmax-large_scores")
    assert message.split("`")[0] in page
    assert "HIDDEN" not in page and "attention_grader import" not in page


def test_the_autograded_notebook_holds_no_hidden_line_and_no_solution(graded):
    place, _ = graded
    for path in (place.root / "autograded" / "s12").rglob("*.ipynb"):
        text = "\n".join(cell.source for cell in nbformat.read(path, 4).cells)
        assert "BEGIN" not in text and "check(" not in text and "np.max(x" not in text


def test_validate_judges_the_source_on_the_spot(place):
    done = place.run("nbgrader", "validate", "source/atencion/1_softmax.ipynb")
    assert "Success" in done.stdout
    path = place.root / "source" / "atencion" / "1_softmax.ipynb"
    path.write_text(path.read_text("utf-8").replace("np.sum(exponentials, axis=axis, keepdims=True)", "np.sum(exponentials)"), "utf-8")
    said = place.run("nbgrader", "validate", "source/atencion/1_softmax.ipynb", ok=False).stdout
    assert "softmax" in said and "Success" not in said


def test_the_solved_notebooks_are_made_without_scaffolding(place):
    place.run("nbgrader", "generate_assignment", "atencion", "--force")
    place.run("nbgrader", "generate_solution", "atencion", "--notebook", "1_softmax", "--force")
    made = nbformat.read(place.root / "solutions" / "atencion" / "1_softmax.ipynb", 4)
    text = "\n".join(cell.source for cell in made.cells)
    assert "np.max(x" in text and "###" not in "".join(line for line in text.splitlines(True) if "SOLUTION" in line or "HIDDEN" in line)


def test_the_class_report_names_the_planted_mistakes_most_frequent_first(graded):
    place, _ = graded
    place.run("attention-grader", "report", "atencion")
    page = (place.root / "informe_atencion.html").read_text("utf-8")
    counts = Counter(mistake for student in demo.CLASS for mistake in student.mistakes)
    shares = [f"{count} de {len(demo.CLASS)}" for _mistake, count in counts.most_common()]
    listed = page[page.index("Los errores, del más frecuente al menos"):]
    assert re.findall(r"\b(\d+ de 12)\b", listed)[:len(shares)] == shares
    first = listed.index("NumPy estiró la máscara")
    assert first < listed.index("un modelo sin √d_k") and first < listed.index("Tu fórmula es la de la definición")
