"""The class report, through `attention-grader report`: that it says what happened, and nothing about whom where it must not.

No kernel runs here: the verdicts are given, and the report made from them.
"""

import re
import shutil
from datetime import datetime
from pathlib import Path

import nbformat
import pytest
from bs4 import BeautifulSoup
from conftest import Place, copy_of_the_course
from nbformat import NotebookNode
from nbgrader.api import Gradebook

from attention_grader import demo
from attention_grader.desk.overview import point_biserial
from attention_grader.desk.pages import known_mistakes
from attention_grader.grading import Graded, graded_cells, missing, seal, unjudged
from attention_grader.judge import Verdict
from attention_grader.record import record

NAMES = ("1_softmax", "2_atencion", "3_mascara_causal", "4_multi_cabeza", "5_posiciones")


class Classroom:
    """A course with students whose verdicts are given."""

    def __init__(self, place: Place, masters: dict[str, NotebookNode]):
        self.place = place
        self.masters = masters

    @classmethod
    def like(cls, empty: "Classroom", folder: Path) -> "Classroom":
        """A new class in `folder`, released as `empty` is."""
        shutil.copytree(empty.place.root, folder, dirs_exist_ok=True)
        return cls(Place(folder), empty.masters)

    def gradebook(self) -> Gradebook:
        return Gradebook(f"sqlite:///{self.place.root / 'gradebook.db'}")

    def hand_in(self, student: str, *mistakes: str, when: str = "", absent: tuple[str, ...] = (),
                unreadable: tuple[str, ...] = ()) -> None:
        """A submission that has everything right but for the criteria of the `mistakes`."""
        folder = self.place.root / "submitted" / student / "atencion"
        folder.mkdir(parents=True, exist_ok=True)
        if when:
            (folder / "timestamp.txt").write_text(when, "utf-8")
        failed = {known_mistakes()[mistake].criterion: mistake for mistake in mistakes}
        texts = {}
        for name, master in self.masters.items():
            if name in absent:
                graded = missing(demo.fill(master, {}), name)
            elif name in unreadable:
                graded = unjudged(demo.fill(master, {}), "No se pudo leer el cuaderno: el archivo está vacío.")
            else:
                notebook = demo.fill(master, demo.cells_of(demo.Student(student)))
                graded = Graded(notebook, {grade_id: verdict(failed.get(grade_id)) for grade_id in graded_cells(notebook)})
            texts[name] = nbformat.writes(seal(graded))
        with self.gradebook() as gradebook:
            record(self.place.course, gradebook, "atencion", student, texts)

    def report(self, *arguments: object) -> BeautifulSoup:
        path = self.place.root / "report.html"
        self.place.run("attention-grader", "report", "atencion", "--to", path, *arguments)
        return BeautifulSoup(path.read_text("utf-8"), "html.parser")


def verdict(mistake: str | None) -> Verdict:
    if mistake is None:
        return Verdict("passed", "")
    return Verdict("failed", f"Llamé a la función. {known_mistakes()[mistake].message}", mistake)


def section(page: BeautifulSoup, heading: str) -> BeautifulSoup:
    return page.find("h2", string=heading).parent


def words(node: BeautifulSoup) -> str:
    return " ".join(node.get_text(" ").split())


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Classroom:
    """A course whose assignment was released and nobody handed in."""
    place = copy_of_the_course(tmp_path_factory.mktemp("empty"))
    place.run("nbgrader", "generate_assignment", "atencion", "--force")
    return Classroom(place, {name: place.course.master("atencion", name) for name in NAMES})


@pytest.fixture(scope="module")
def classroom(empty: Classroom, tmp_path_factory: pytest.TempPathFactory) -> Classroom:
    """Nine students: four with mistakes, one who handed in a part, one whose file nobody could read, one whose graded notebook
    was broken since, and one who never came."""
    room = Classroom.like(empty, tmp_path_factory.mktemp("class"))
    with room.gradebook() as gradebook:
        gradebook.update_or_create_assignment("atencion", duedate=datetime(2030, 5, 3, 12))
        gradebook.add_student("xochitl")
    room.hand_in("abril", when="2030-05-01 10:00:00 UTC")
    room.hand_in("bruno", "masked_attention-unchecked", "softmax-no_maximum", when="2030-05-02 10:00:00 UTC")
    room.hand_in("carla", "masked_attention-unchecked", "softmax-no_maximum", when="2030-05-02 12:00:00 UTC")
    room.hand_in("dario", "masked_attention-unchecked", "quiz-overflow-a", when="2030-05-05 12:00:00 UTC")
    room.hand_in("elisa", "attention-no_scale")
    room.hand_in("fermín", absent=("4_multi_cabeza", "5_posiciones"))
    room.hand_in("gloria", unreadable=("2_atencion",))
    room.hand_in("hugo")
    (room.place.root / "autograded" / "hugo" / "atencion" / "1_softmax.ipynb").write_text('{"cells": [', "utf-8")
    return room


@pytest.fixture(scope="module")
def page(classroom: Classroom) -> BeautifulSoup:
    return classroom.report()


def test_the_mistakes_come_most_frequent_first_with_how_many_made_them(page):
    rows = [words(row) for row in page.select(".errors > li")]
    assert [row[:6] for row in rows] == ["3 de 7", "2 de 7", "1 de 7", "1 de 7"]
    assert "masked_attention" in rows[0] and "NumPy estiró la máscara para que cupiera" in rows[0]
    assert "softmax" in rows[1] and "Tu fórmula es la de la definición" in rows[1]
    assert "attention" in rows[2] and "√d_k" in rows[2]  # costs more points than the question
    assert "«De dónde sale el nan», opción a" in rows[3]


def test_what_several_did_wrong_is_for_the_class(page):
    told = [words(item) for item in section(page, "Para retomar en clase").select("ol > li")]
    assert [item[:7] for item in told] == ["3 de 7:", "2 de 7:"]
    assert "Compara las dos formas antes de sumar" in told[0]


def test_who_handed_in_and_when(page):
    told = section(page, "Quién entregó y cuándo")
    assert "Entregaron 8 de 9." in words(told) and "Sin entrega: xochitl." in words(told)
    assert "De 4 no se sabe cuándo" in words(told)
    rows = [[cell.get_text() for cell in row.find_all(["th", "td"])] for row in told.select("tbody tr")]
    assert [row[1:] for row in rows] == [["1", "1", "0"], ["2", "3", "0"], ["1", "4", "1"]]


def test_scores_leave_out_what_is_not_graded_to_the_end(page):
    told = section(page, "Las notas")
    counts = [int(row.td.get_text()) for row in told.select("tbody tr")]
    assert sum(counts) == 7 and "Entregas por terminar de calificar: 1." in words(told)


def test_success_by_criterion_tells_wrong_from_blank_and_from_not_judged(page):
    rows = {words(row.th): [int(cell.get_text()) for cell in row.find_all("td")]
            for row in section(page, "Qué se logró").select("tbody tr")}
    assert rows["softmax · Aguanta puntajes enormes"] == [5, 2, 0, 0, 0]
    assert rows["attention · Calcula los pesos de cada consulta"] == [5, 1, 0, 0, 1]
    assert rows["positional_encoding · Acepta una dimensión impar"] == [6, 0, 0, 1, 0]


def test_what_waits_for_a_person_is_listed_with_the_reason(page):
    told = words(section(page, "Entregas que necesitan tu atención"))
    assert "gloria partes que debe calificar una persona" in told
    assert "hugo su cuaderno calificado no se puede leer; vuelve a calificar" in told
    assert "2_atencion: No se pudo leer el cuaderno: el archivo está vacío." in told
    assert "fermín 4_multi_cabeza: Falta 4_multi_cabeza.ipynb" in told


def test_every_plot_has_its_table_and_nothing_is_loaded(page):
    pictures = page.find_all("img")
    assert len(pictures) == 4
    for picture in pictures:
        assert picture["src"].startswith("data:image/svg+xml;base64,") and picture["alt"]
        assert picture.find_parent("section").select("table tbody tr")
    assert page.html["lang"] == "es"
    assert not page.find_all(["script", "link", "iframe"])
    assert not re.search(r"@import|url\(|https?://", str(page))


def test_an_anonymous_report_names_nobody(classroom):
    anonymous = classroom.report("--anonymous")
    text = anonymous.get_text()
    everyone = ("abril", "bruno", "carla", "dario", "elisa", "fermín", "gloria", "hugo", "xochitl")
    assert not [name for name in everyone if name in text]
    assert "1 entrega partes que debe calificar una persona" in words(anonymous)
    assert "3 de 7" in words(anonymous)


def test_the_report_of_the_demo_class_names_its_planted_mistakes_in_order(empty, tmp_path):
    room = Classroom.like(empty, tmp_path)
    for student in demo.CLASS:
        room.hand_in(student.id, *student.mistakes, absent=NAMES if student.empty else NAMES[student.notebooks:])
    planted = [mistake for student in demo.CLASS for mistake in student.mistakes]
    told = [(int(row.select_one(".count").get_text().split()[0]), row.select_one("details .soft").get_text().split()[-1])
            for row in room.report().select(".errors > li")]
    assert sorted(told) == sorted((planted.count(mistake), mistake) for mistake in set(planted))
    assert [count for count, _mistake in told] == sorted((count for count, _mistake in told), reverse=True)
    assert told[0] == (3, "masked_attention-unchecked")


@pytest.mark.parametrize("met, rest, due", [
    ([True, True, False, False], [4, 4, 0, 0], 1.0),
    ([True, True, False, False], [0, 0, 4, 4], -1.0),
    ([True, False, True, False], [1, 1, 3, 3], 0.0),
    ([True, True, True, False, False], [5, 4, 3, 2, 1], 0.866),
    ([True, True, True], [1, 2, 3], None),
    ([True, False, True], [2, 2, 2], None),
    ([], [], None),
])
def test_point_biserial(met, rest, due):
    assert point_biserial(met, rest) == (None if due is None else pytest.approx(due, abs=5e-4))


@pytest.mark.parametrize("arguments, said", [
    (("atencion",), "no hay nada calificado"),
    (("atension",), "No existe la tarea «atension»"),
], ids=["nothing graded", "no such assignment"])
def test_nothing_to_report_on(place, arguments, said):
    refused(place, *arguments, said=said)


@pytest.mark.parametrize("to", [".", "no/such/folder/report.html"], ids=["a folder", "in no folder"])
def test_a_place_that_cannot_be_written(classroom, to):
    refused(classroom.place, "atencion", "--to", to, said="No se pudo escribir el informe")


def refused(place: Place, *arguments: object, said: str) -> None:
    done = place.run("attention-grader", "report", *arguments, ok=False)
    assert done.returncode == 2, done.stdout + done.stderr
    assert said in done.stderr and len(done.stderr.strip().splitlines()) == 1
