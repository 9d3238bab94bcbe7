"""`attention-grader check` says what is wrong before students see it, and stays quiet where nothing is."""

import nbformat
import pytest

SOFTMAX = "1_softmax"


def change(place, change_cell, where="source"):
    """Edit one notebook of the course; `change_cell` gets every cell and says whether it changed one."""
    path = place.root / where / "atencion" / f"{SOFTMAX}.ipynb"
    notebook = nbformat.read(path, 4)
    changed = [change_cell(cell) for cell in notebook.cells]
    assert any(changed)
    nbformat.write(notebook, path)


def replace(old, new):
    def edit(cell):
        found = old in cell.source
        cell.source = cell.source.replace(old, new)
        return found
    return edit


def points(grade_id, value):
    def edit(cell):
        found = cell.metadata.get("nbgrader", {}).get("grade_id") == grade_id
        if found:
            cell.metadata.nbgrader.points = value
        return found
    return edit


def test_the_course_is_sound(released):
    assert "Todo en orden" in released.run("attention-grader", "check").stdout


@pytest.mark.parametrize(("edit", "said"), [
    (points("softmax-axis", 5), "suma 21 puntos"),
    (replace('check("softmax-axis")  # ejes', 'check("softmax-values")  # ejes'), "check(\"softmax-axis\")"),
    (replace("shifted = x - np.max(x, axis=axis, keepdims=True)", "shifted = x"), "no es el código de solutions/reference.py"),
    (replace("<details><summary>Pista 3</summary>", "<summary>Pista 3</summary>"), "debe tener 3 pistas"),
    (replace("Guarda tu `softmax`", "Guarda tu función"), "no es lo que sale hoy de source/"),
])
def test_a_fault_in_the_source_is_named(place, edit, said):
    change(place, edit)
    done = place.run("attention-grader", "check", ok=False)
    assert done.returncode == 1 and said in done.stdout, done.stdout


def give_output(cell):
    if cell.cell_type != "code":
        return False
    cell.outputs = [nbformat.v4.new_output("stream", text="0.5")]
    return True


@pytest.mark.parametrize(("edit", "said"), [
    (replace("raise NotImplementedError", "### BEGIN SOLUTION"), "dice «BEGIN SOLUTION»"),
    (replace("**Enteros**", "### begin hidden test"), "begin hidden"),
    (replace("**Enteros**", "### END HIDDEN TESTS"), "END HIDDEN"),
    (give_output, "lleva una salida"),
])
def test_what_students_must_not_get_is_found_in_the_release(place, edit, said):
    change(place, edit, where="release")
    done = place.run("attention-grader", "check", ok=False)
    assert done.returncode == 1 and said in done.stdout, done.stdout


def test_a_file_that_does_not_belong_there_is_found_in_the_release(place):
    (place.root / "release" / "atencion" / "respuestas.txt").write_text("b, d")
    done = place.run("attention-grader", "check", ok=False)
    assert done.returncode == 1 and "respuestas.txt no debería estar" in done.stdout


def test_a_criterion_without_a_cell_and_a_cell_without_a_criterion_are_named(place):
    def rename(cell):
        found = cell.metadata.get("nbgrader", {}).get("grade_id") == "softmax-integers"
        if found:
            cell.metadata.nbgrader.grade_id = "softmax-wholes"
        return found
    change(place, rename)
    said = place.run("attention-grader", "check", ok=False).stdout
    assert "softmax-wholes no tiene criterio" in said and "softmax-integers no tiene celda" in said
