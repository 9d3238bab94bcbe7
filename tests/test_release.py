"""No hidden line, no solution, no output and no stray file gets into what students are given, however the marker was misspelt."""

import nbformat
import pytest

from attention_grader.check import release_problems

NAME = "1_softmax"


def released_with(place, change, name=NAME):
    """What the check says about a release of which `change` altered one notebook."""
    path = place.root / "release" / "atencion" / f"{name}.ipynb"
    notebook = nbformat.read(path, 4)
    change(notebook)
    nbformat.write(notebook, path)
    return "\n".join(release_problems(place.course, "atencion"))


def generated_with(place, change):
    """What the check says about the release that comes of a source notebook altered by `change`: it is up to date."""
    path = place.root / "source" / "atencion" / f"{NAME}.ipynb"
    notebook = nbformat.read(path, 4)
    change(notebook)
    nbformat.write(notebook, path)
    nbformat.write(place.course.master("atencion", NAME), place.root / "release" / "atencion" / f"{NAME}.ipynb")
    said = "\n".join(release_problems(place.course, "atencion"))
    assert "no es lo que sale hoy" not in said
    return said


def cell(notebook, grade_id):
    return next(cell for cell in notebook.cells if cell.metadata.get("nbgrader", {}).get("grade_id") == grade_id)


def test_the_release_is_clean(place):
    assert list(release_problems(place.course, "atencion")) == []


@pytest.mark.parametrize("line", [
    "### BEGIN HIDDEN TESTS", "### END HIDDEN TESTS", "### BEGIN SOLUTION", "### END SOLUTION", "### BEGIN MARK SCHEME",
    "### begin hidden tests", "### End Solution", "###BEGIN HIDDEN TESTS", "# BEGIN SOLUTION", "### BEGIN_SOLUTION",
    "### BEGIN  HIDDEN  TESTS", "    ### END SOLUTION", "x = 1  ### BEGIN SOLUTION",
    "### BEGIN HIDDEN TEST", "### BEGIN HIDEN TESTS", "### BEGN HIDDEN TESTS", "## END HIDDEN TETS", "### BEGIN HIDDEN", "### BEGIN TESTS",
    "### BEGIN SOLUTON", "### BEING SOLUTION", "### BEGIN SOLUCION", "### BEGIN SOLUCIÓN", "### END SOLUTIONS",
    "from attention_grader import check",
])
def test_a_marker_is_found_however_it_is_written(place, line):
    def add(notebook):
        cell(notebook, "softmax-values").source += f"\n{line}"
    assert "softmax.ipynb, celda 24: dice «" in released_with(place, add)


@pytest.mark.parametrize("line", [
    "# al final, la solución de una línea", "# ESCRIBE TU CÓDIGO AQUÍ", "# aquí empieza la tabla", "## 4. Tu turno", "begin = end = 3",
    "# tests", "#",
])
def test_a_comment_is_no_marker(place, line):
    def add(notebook):
        notebook.cells[4].source += f"\n{line}"
    assert "dice" not in released_with(place, add)


def misspell(notebook, grade_id, old, new):
    assert old in cell(notebook, grade_id).source
    cell(notebook, grade_id).source = cell(notebook, grade_id).source.replace(old, new)


@pytest.mark.parametrize(("grade_id", "old", "new"), [
    ("softmax-values", "### BEGIN HIDDEN TESTS", "### BEGIN HIDEN TESTS"),
    ("softmax-values", "### BEGIN HIDDEN TESTS", "### begin hidden tests"),
    ("softmax", "### BEGIN SOLUTION", "### BEGIN SOLUTON"),
    ("softmax", "### BEGIN SOLUTION", "### begin solution"),
    ("softmax", "### BEGIN SOLUTION", "# a continuación"),
    ("answer_overflow", "### BEGIN SOLUTION", "### BEGIN SOLUCIÓN"),
])
def test_a_misspelt_marker_in_the_source_does_not_go_out_unseen(place, grade_id, old, new):
    said = generated_with(place, lambda notebook: misspell(notebook, grade_id, old, new))
    assert "dice «" in said


def test_a_line_of_a_solution_is_found_where_no_marker_is_left(place):
    def forget(notebook):
        target = cell(notebook, "softmax")
        target.source += "\n    shifted = x - np.max(x, axis=axis, keepdims=True)"
    assert "trae una línea que debía quedar en source/: «shifted = x - np.max(x, axis=axis, keepdims=True)»" in released_with(place, forget)


def test_the_hidden_line_is_found_where_no_marker_is_left(place):
    source = nbformat.read(place.root / "source" / "atencion" / f"{NAME}.ipynb", 4)
    hidden = next(line for line in cell(source, "softmax-axis").source.splitlines() if line.startswith("check("))

    def forget(notebook):
        cell(notebook, "softmax-axis").source += f"\n{hidden}"
    assert f"trae una línea que debía quedar en source/: «{hidden}»" in released_with(place, forget)


@pytest.mark.parametrize("change", [
    lambda notebook: notebook.cells[3].metadata.update(answer="b"),
    lambda notebook: notebook.cells[3].metadata.update(tags=["instructor"]),
    lambda notebook: cell(notebook, "softmax").metadata.update(attention_grader={"verdict": "passed"}),
    lambda notebook: cell(notebook, "softmax").metadata.nbgrader.update(hidden="assert softmax"),
    lambda notebook: notebook.cells[3].update(attachments={"solution.png": {"image/png": "aVZC"}}),
    lambda notebook: notebook.metadata.update(solutions={"softmax": "return"}),
])
@pytest.mark.parametrize("how", [released_with, generated_with])
def test_metadata_that_nobody_expects_are_found(place, how, change):
    assert "que nadie espera" in how(place, change)


@pytest.mark.parametrize("output", [
    nbformat.v4.new_output("stream", text="0.5"),
    nbformat.v4.new_output("display_data", data={"image/png": "aVZC"}),
    nbformat.v4.new_output("error", ename="AssertionError", evalue="0.26894142", traceback=[]),
])
def test_an_output_is_found(place, output):
    assert "lleva una salida" in released_with(place, lambda notebook: cell(notebook, "softmax").update(outputs=[output]))


@pytest.mark.parametrize("path", ["respuestas.txt", "1_softmax_solucion.ipynb", ".notas", "datos/reference.py", "1_softmax.ipynb.bak"])
def test_a_file_that_nobody_expects_is_found(place, path):
    file = place.root / "release" / "atencion" / path
    file.parent.mkdir(exist_ok=True)
    file.write_text("b, d")
    assert f"release/atencion/{path} no debería estar" in "\n".join(release_problems(place.course, "atencion"))


def test_a_link_that_nobody_expects_is_found(place):
    (place.root / "release" / "atencion" / "soluciones").symlink_to(place.root / "source")
    assert "release/atencion/soluciones no debería estar" in "\n".join(release_problems(place.course, "atencion"))


def test_a_notebook_that_is_missing_is_named(place):
    (place.root / "release" / "atencion" / f"{NAME}.ipynb").unlink()
    assert f"falta release/atencion/{NAME}.ipynb" in "\n".join(release_problems(place.course, "atencion"))
