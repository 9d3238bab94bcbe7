"""From Moodle and back: thirty submissions with awkward names go in, and the filled worksheet comes out, byte for byte the same
but for the grades and the comments."""

import csv
import io
import zipfile

import nbformat
import pytest

from attention_grader.cells import mistake_cell
from attention_grader.exercises import REGISTER

HEAD = ("Identificador,Nombre completo,Dirección de correo,Número de ID,Estado,Calificación,Calificación máxima,"
        "La calificación puede ser cambiada,Última modificación (entrega),Última modificación (calificación),"
        "Comentarios de retroalimentación")
NAMES = ["Ana Núñez", "José María [Pepe] Ibáñez", "Zoë 🦉 O'Neil", "Ñandú Pérez-López", "Luis; Coma, Hijo", 'Eva "La Rápida" Ruiz']
FILES = ["1_softmax.ipynb", "1_softmax (1).ipynb", "Copia de 1_softmax.ipynb", "tarea final.ipynb", "softmax_FINAL_v2.ipynb"]
STUDENTS = [(1000 + i, f"{NAMES[i % len(NAMES)]} {i}", f"2026-{i:03}") for i in range(30)]
GRADE, COMMENT = 5, 10


def row(participant, name, number):
    quoted = '"' + name.replace('"', '""') + '"'
    return (f'Participante {participant},{quoted},alguien{participant}@uni.mx,{number},"Enviado para calificar",,"20,00",Sí,'
            f'"lunes, 30 de noviembre de 2026, 10:{participant % 60:02}",-,')


@pytest.fixture(scope="module")
def round_trip(released):
    """The worksheet as bytes before and after, with what every command printed."""
    right = released.solved()["1_softmax"]
    wrong = released.solved(softmax=mistake_cell(REGISTER["softmax"], REGISTER["softmax"].mistakes[0]))["1_softmax"]
    download = released.root / "ENTREGAS.zip"
    with zipfile.ZipFile(download, "w", zipfile.ZIP_DEFLATED) as archive:
        for i, (participant, name, _number) in enumerate(STUDENTS):
            data = nbformat.writes(right if i % 3 else wrong)
            folder = name.replace('"', "").replace("/", "_")
            inside = f"{FILES[i % len(FILES)]}" if i % 2 else f"trabajo/{FILES[i % len(FILES)]}"
            archive.writestr(f"{folder}_{participant}_assignsubmission_file_/{inside}", data)
            if i % 10 == 0:
                archive.writestr(f"{folder}_{participant}_assignsubmission_file_/__MACOSX/._1_softmax.ipynb", b"\0")
    before = "\r\n".join([HEAD, *(row(*student) for student in STUDENTS), row(9999, "Quien No Entregó", "2026-999"), ""])
    sheet = released.root / "hoja.csv"
    sheet.write_bytes(before.encode("utf-8-sig"))
    said = released.run("attention-grader", "collect", "atencion", download, "--worksheet", sheet, ok=False).stdout
    students = [number for _participant, _name, number in STUDENTS]
    results = released.grade(*(part for student in students for part in ("--student", student)))
    filled = released.root / "llena.csv"
    released.run("attention-grader", "export", "atencion", "--format", "moodle", "--worksheet", sheet, "--to", filled, ok=False)
    return sheet.read_bytes(), filled.read_bytes(), results, said


def cells(data):
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline="")))


def test_everyone_is_collected_under_their_id_and_graded(round_trip):
    *_bytes, results, said = round_trip
    assert sorted(results) == [number for _participant, _name, number in STUDENTS], said
    assert {result["status"] for result in results.values()} == {"graded"}


def test_grades_and_comments_are_filled_in(round_trip):
    _before, after, results, _said = round_trip
    for filled in cells(after)[1:-1]:
        result = results[filled[3]]
        earned = result["score"] * 20 / result["max_score"]
        assert float(filled[GRADE].replace(",", ".")) == pytest.approx(earned, abs=0.01)
    assert cells(after)[1][COMMENT] != ""


def test_who_did_not_hand_in_keeps_an_empty_grade(round_trip):
    _before, after, *_rest = round_trip
    assert cells(after)[-1][GRADE] == cells(after)[-1][COMMENT] == ""


def test_every_other_byte_is_the_same(round_trip):
    before, after, *_rest = round_trip
    assert after.startswith(b"\xef\xbb\xbf") and after.count(b"\r\n") >= before.count(b"\r\n")
    for old, new in zip(cells(before), cells(after), strict=True):
        assert [value for i, value in enumerate(old) if i not in (GRADE, COMMENT)] == [
            value for i, value in enumerate(new) if i not in (GRADE, COMMENT)]
    # The bytes up to the grade of every row, and those between it and the comment, are untouched: quotes and all.
    text = after.decode("utf-8-sig")
    for student in STUDENTS:
        assert row(*student).split(",,")[0] in text
