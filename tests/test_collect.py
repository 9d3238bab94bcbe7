"""Collecting what was downloaded from Moodle or Canvas: whose it is, which notebook it is, what counts, what is left alone."""

import os
import stat
import struct
import zipfile
from datetime import datetime, timedelta
from io import BytesIO

import nbformat
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attention_grader.cli import main
from attention_grader.desk.archives import FILE_BYTES
from attention_grader.desk.owners import claim_of, read_date

MONDAY = datetime(2025, 3, 3, 22, 15)
HEADINGS = "Identificador,Nombre completo,Dirección de correo,Número de ID,Estado,Calificación,Última modificación (entrega)"


@pytest.fixture(scope="module")
def notebooks(released):
    """The notebooks as they were given out, as bytes by name."""
    folder = released.root / "release" / "atencion"
    return {path.stem: path.read_bytes() for path in folder.glob("*.ipynb")}


@pytest.fixture
def collect(place, monkeypatch, capsys):
    """Runs `attention-grader collect atencion` and returns what it printed."""
    monkeypatch.chdir(place.root)

    def run(path, *arguments, code=0):
        returned = main(["collect", "atencion", str(path), *map(str, arguments)])
        printed = capsys.readouterr()
        assert returned == code, printed.out + printed.err
        return printed.err if code == 2 else printed.out

    return run


def packed(*entries, path=None):
    """A zip of (name, content) or (name, content, date) as bytes, or in a file."""
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content, *date in entries:
            info = name if isinstance(name, zipfile.ZipInfo) else zipfile.ZipInfo(name, (*date, MONDAY)[0].timetuple()[:6])
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, content)
    if path is None:
        return buffer.getvalue()
    path.write_bytes(buffer.getvalue())
    return path


def worksheet(place, *rows, headings=HEADINGS):
    path = place.root / "hoja.csv"
    path.write_text("\n".join([headings, *rows]) + "\n", "utf-8-sig")
    return path


def submitted(place):
    """What is in `submitted/`: bytes by «student/notebook»."""
    return {f"{path.parts[-3]}/{path.stem}": path.read_bytes() for path in (place.root / "submitted").glob("*/atencion/*.ipynb")}


def timestamp(place, student):
    path = place.root / "submitted" / student / "atencion" / "timestamp.txt"
    return place.course.directory.get_existing_timestamp(str(path.parent)) if path.exists() else None


def utc(date):
    """A date on this machine's clock as nbgrader keeps it."""
    return datetime.fromtimestamp(date.timestamp(), tz=None) - (date.astimezone().utcoffset() or timedelta())


def edited(data, source):
    """The notebook with something of the student's in it."""
    notebook = nbformat.reads(data.decode(), 4)
    notebook.cells[-1].source += f"\n{source}"
    return nbformat.writes(notebook).encode()


# Whose it is

def test_moodle_with_the_worksheet_the_id_number_is_the_id(place, collect, notebooks):
    softmax, attention = notebooks["1_softmax"], notebooks["2_atencion"]
    download = packed(("Ana García_1041_assignsubmission_file/1_softmax.ipynb", softmax),
                      ("Ana García_1041_assignsubmission_file/mis cosas/2_atencion.ipynb", attention),
                      ("Luis Ñu_1042_assignsubmission_file_/1_softmax.ipynb", softmax),
                      ("Eva O’Shea_1043_assignsubmission_file_1_softmax.ipynb", softmax),
                      path=place.root / "curso-tarea-77.zip")
    sheet = worksheet(place, "Participante 1041,Ana García,ana@ejemplo.org,A-1,,,-",
                      "Participante 1042,Luis Ñu,luis@ejemplo.org,,,,-", "Participante 1043,Eva O’Shea,,,,,-",
                      "Participante 1044,Sin Entrega,,A-4,,,-")
    out = collect(download, "--worksheet", sheet)
    assert submitted(place) == {"A-1/1_softmax": softmax, "A-1/2_atencion": attention, "luis@ejemplo.org/1_softmax": softmax,
                                "Eva O’Shea/1_softmax": softmax}
    assert "Estudiantes: 3 (nuevos: 3). Cuadernos: 4." in out


def test_moodle_without_the_worksheet_the_folder_is_the_id(place, collect, notebooks):
    download = packed(("Ana García_1041_assignsubmission_file_/1_softmax.ipynb", notebooks["1_softmax"]),
                      ("Ana García_1042_assignsubmission_file_1_softmax.ipynb", notebooks["1_softmax"]),
                      path=place.root / "m.zip")
    collect(download)
    assert set(submitted(place)) == {"Ana García_1041/1_softmax", "Ana García_1042/1_softmax"}


def test_canvas_the_user_is_the_id(place, collect, notebooks):
    softmax = notebooks["1_softmax"]
    download = packed(("garcaana_4521_98001_1_softmax.ipynb", softmax), ("núñezeva_LATE_4522_98002_1_softmax.ipynb", softmax),
                      ("a_b_c_4523_98003_2_1_softmax.ipynb", softmax), ("anon_x7Yz3_98004_1_softmax.ipynb", softmax),
                      ("LATE_anon_Q2w3E_98005_1_softmax.ipynb", softmax), path=place.root / "submissions.zip")
    out = collect(download)
    assert set(submitted(place)) == {f"{id}/1_softmax" for id in ("4521", "4522", "4523", "anon_x7Yz3", "anon_Q2w3E")}
    assert "Canvas marca como tardías, sin decir la fecha: 4522, anon_Q2w3E." in out


def test_thirty_students_in_a_folder_of_downloads_some_unpacked_with_archives_inside(place, collect, notebooks):
    folder = place.root / "descargas"
    folder.mkdir()
    files = [(f"{name}.ipynb", data) for name, data in notebooks.items()]
    prefix = "Alumna {0}_{0}_assignsubmission_file_/"
    packed(*((prefix.format(n) + name, data) for n in range(100, 110) for name, data in files), path=folder / "grupo 1.zip")
    packed(*((prefix.format(n) + "entrega.zip", packed(("tarea/todo.zip", packed(*files)))) for n in range(110, 120)),
           path=folder / "grupo 2.ZIP")
    for n in range(120, 130):
        where = folder / "grupo 3" / prefix.format(n)
        where.mkdir(parents=True)
        for name, data in files:
            (where / name).write_bytes(data)
    assert f"Estudiantes: 30 (nuevos: 30). Cuadernos: {30 * len(notebooks)}." in collect(folder)
    assert submitted(place) == {f"Alumna {n}_{n}/{name}": data for n in range(100, 130) for name, data in notebooks.items()}


def test_what_a_student_calls_a_file_never_makes_it_anothers(place, collect, notebooks):
    mine = edited(notebooks["1_softmax"], "mío")
    download = packed(
        ("Mala Idea_666_assignsubmission_file_/Ana García_1041_assignsubmission_file_/1_softmax.ipynb", mine),
        ("Mala Idea_666_assignsubmission_file_/ana_1041_1_1_softmax.ipynb", mine),
        ("Mala Idea_666_assignsubmission_file_/x.zip", packed(("Ana García_1041_assignsubmission_file_/1_softmax.ipynb", mine))),
        ("Ana García_1041_assignsubmission_file_/1_softmax.ipynb", notebooks["1_softmax"]), path=place.root / "m.zip")
    collect(download)
    assert submitted(place) == {"Mala Idea_666/1_softmax": mine, "Ana García_1041/1_softmax": notebooks["1_softmax"]}


@given(number=st.integers(1, 10**9), inside=st.lists(st.text(min_size=1), max_size=3),
       name=st.text(min_size=1).filter(lambda name: "_" not in name))
def test_the_outermost_name_of_the_lms_decides(number, inside, name):
    moodle = claim_of((f"{name}_{number}_assignsubmission_file_", *inside, "x.ipynb"))
    assert (moodle.owner.name, moodle.owner.number) == (name, str(number))
    canvas = claim_of((f"{name}_{number}_77_entrega.zip", *inside, "x.ipynb"))
    assert (canvas.owner.system, canvas.owner.number, canvas.file) == ("canvas", str(number), "entrega.zip")


def test_two_students_of_one_id_are_told_in_one_line_and_none_is_written(place, collect, notebooks):
    softmax = notebooks["1_softmax"]
    download = packed(*((f"{name}_assignsubmission_file_/1_softmax.ipynb", softmax) for name in (
        "Ana García_1", "Ana García_2", "Luis_3", "Eva_4")), path=place.root / "m.zip")
    sheet = worksheet(place, "Participante 1,Ana García,,,,,-", "Participante 2,ANA GARCÍA,,,,,-", "Participante 3,Luis,,L-3,,,-",
                      "Participante 4,Eva,,E,,,-", "Participante 5,No Entregó,,E,,,-")
    out = collect(download, "--worksheet", sheet, code=1)
    assert set(submitted(place)) == {"L-3/1_softmax"}
    problems = [line for line in out.splitlines() if line.startswith("✗")]
    assert len(problems) == 2
    assert "mismo identificador «Ana García»: Ana García (1), Ana García (2)." in problems[0]
    assert "Eva (4): en la hoja de calificaciones otra persona tiene el mismo identificador «E»" in problems[1]


def test_a_number_of_the_worksheet_under_another_name_is_another_s(place, collect, notebooks):
    """Groups have numbers of their own, and a worksheet can be another assignment's."""
    download = packed(("Grupo 7_1041_assignsubmission_file_/1_softmax.ipynb", notebooks["1_softmax"]), path=place.root / "m.zip")
    out = collect(download, "--worksheet", worksheet(place, "Participante 1041,Ana García,,A-1,,,-"), code=1)
    assert "Grupo 7 (1041): no está en hoja.csv con ese nombre y número" in out
    assert set(submitted(place)) == {"Grupo 7_1041/1_softmax"}


def test_blind_marking_has_no_names(place, collect, notebooks):
    download = packed(("Participante_1041_assignsubmission_file_/1_softmax.ipynb", notebooks["1_softmax"]),
                      path=place.root / "m.zip")
    collect(download, "--worksheet", worksheet(place, "Participante 1041,", headings="Identificador,Calificación"))
    assert set(submitted(place)) == {"Participante 1041/1_softmax"}


def test_awkward_names_work_to_the_end(released, notebooks):
    names = {"José Ñandú": "José Ñandú", "Jose\u0301 Pe\u0301rez": "José Pérez", "Li [Ana] *? 😀": "Li (Ana) _ 😀"}
    download = packed(*((f"{name}_{n}_assignsubmission_file_/1_softmax.ipynb", notebooks["1_softmax"])
                        for n, name in enumerate(names)), path=released.root / "raros.zip")
    out = released.run("attention-grader", "collect", "atencion", download).stdout
    assert "Li [Ana] *? 😀 (2): se recogió como «Li (Ana) _ 😀_2», porque nbgrader no admite" in out
    ids = [f"{id}_{n}" for n, id in enumerate(names.values())]
    assert {path.name for path in (released.root / "submitted").iterdir()} >= set(ids)
    assert set(released.grade("--student", ids[-1])) == {ids[-1]}
    released.run("nbgrader", "generate_feedback", "atencion", "--student", ids[-1], "--force")
    assert (released.root / "feedback" / ids[-1] / "atencion" / "1_softmax.html").is_file()


# Which notebook it is

@pytest.mark.parametrize("name", ["1_softmax (1).ipynb", "Copia de 1_softmax.ipynb", "1_softmax-Copy1.ipynb", "TAREA FINAL.IPYNB",
                                  "1_softmax.ipynb.txt", "1_softmax.json", "sin extensión", "2_atencion.ipynb"])
def test_a_renamed_notebook_is_known_by_its_cells(place, collect, notebooks, name):
    collect(packed((f"Ana_1_assignsubmission_file_/{name}", notebooks["1_softmax"]), path=place.root / "m.zip"))
    assert submitted(place) == {"Ana_1/1_softmax": notebooks["1_softmax"]}


@pytest.mark.parametrize("data", [b"", b'{"cells": [', b'{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}'])
def test_what_has_no_cells_to_know_it_by_is_what_it_is_called(place, collect, data):
    collect(packed(("ana_1_2_Copia de 2_atencion-1.ipynb", data), path=place.root / "c.zip"))
    assert submitted(place) == {"1/2_atencion": data}


def test_a_notebook_of_something_else_is_named(place, collect, notebooks):
    download = packed(("Ana_1_assignsubmission_file_/pandas.ipynb", b'{"cells": []}'),
                      ("Ana_1_assignsubmission_file_/1_softmax.ipynb", notebooks["1_softmax"]), path=place.root / "m.zip")
    assert "✗ Ana (1): «pandas.ipynb» no es ningún cuaderno de esta tarea y se dejó." in collect(download, code=1)


# What counts

def test_the_newest_counts_and_the_others_are_named(place, collect, notebooks):
    first, second = (edited(notebooks["1_softmax"], text) for text in ("uno", "dos"))
    folder = "Ana_1_assignsubmission_file_/"
    download = packed((folder + "1_softmax final.ipynb", second, MONDAY + timedelta(hours=1)),
                      (folder + "1_softmax.ipynb", first), ("Luis_2_assignsubmission_file_/1_softmax.ipynb", first),
                      path=place.root / "m.zip")
    out = collect(download)
    assert "Ana_1: de 1_softmax cuenta «1_softmax final.ipynb», lo más reciente; no «1_softmax.ipynb»." in out
    assert "Se dejó: versiones anteriores: 1." in out
    assert submitted(place)["Ana_1/1_softmax"] == second


@pytest.mark.parametrize(("older", "newer"), [
    ("ana_1_98001_1_softmax.ipynb", "ana_1_98007_1_softmax-1.ipynb"),
    ("ana_1_98001_1_softmax-2.ipynb", "ana_1_98001_1_softmax-10.ipynb"),
    ("ana_LATE_1_99_1_softmax-3.ipynb", "ana_1_100_1_softmax.ipynb"),
    ("Ana_1_assignsubmission_file_1_softmax.ipynb", "Ana_1_assignsubmission_file_1_softmax (1).ipynb"),
])
def test_of_one_date_the_later_attachment_or_the_later_copy_counts(place, collect, notebooks, older, newer):
    data = {older: edited(notebooks["1_softmax"], "uno"), newer: edited(notebooks["1_softmax"], "dos")}
    for order in ((older, newer), (newer, older)):
        collect(packed(*((name, data[name]) for name in order), path=place.root / "c.zip"))
        assert list(submitted(place).values()) == [data[newer]]


def test_of_two_downloads_the_later_counts(place, collect, notebooks):
    folder = place.root / "descargas"
    folder.mkdir()
    for name, date in (("a.zip", MONDAY + timedelta(days=1)), ("b.zip", MONDAY)):
        packed(*((f"{student}_assignsubmission_file_/1_softmax.ipynb", edited(notebooks["1_softmax"], name), date)
                 for student in ("Ana_1", "Luis_2")), path=folder / name)
    collect(folder)
    assert set(submitted(place).values()) == {edited(notebooks["1_softmax"], "a.zip")}


def test_what_is_no_notebook_is_left_alone_and_counted(place, collect, notebooks):
    folder = "Ana_1_assignsubmission_file_/"
    junk = ["__MACOSX/._1_softmax.ipynb", "._1_softmax.ipynb", ".DS_Store", ".ipynb_checkpoints/1_softmax-checkpoint.ipynb",
            "2_atencion-checkpoint.ipynb", "1_softmax.html", "memoria.pdf", "__MACOSX/._todo.zip", "__MACOSX/1_softmax.ipynb",
            "notas.txt"]
    download = packed((folder + "1_softmax.ipynb", notebooks["1_softmax"]), *((folder + name, b"x") for name in junk),
                      ("Ana_1_assignsubmission_onlinetext_/onlinetext.html", b"<p>x"), path=place.root / "m.zip")
    out = collect(download)
    assert set(submitted(place)) == {"Ana_1/1_softmax"}
    assert ("Se dejó: archivos ocultos o del sistema: 5, archivos que no son cuadernos: 2, copias de control de Jupyter: 2, "
            "exportaciones a HTML: 2.") in out


def test_who_handed_in_no_notebook_is_named(place, collect, notebooks):
    download = packed(("Ana_1_assignsubmission_file_/1_softmax.ipynb", notebooks["1_softmax"]),
                      ("Luis_2_assignsubmission_file_/1_softmax.pdf", b"%PDF"),
                      ("Eva_3_assignsubmission_file_/todo.rar", b"Rar!"), path=place.root / "m.zip")
    out = collect(download, code=1)
    assert "✗ Luis (2): no hay ningún cuaderno de esta tarea en su entrega." in out
    assert "✗ Eva (3): «todo.rar» no es un zip y no se abrió" in out
    assert "Estudiantes: 1 (nuevos: 1). Cuadernos: 1." in out and "Necesitan tu atención (✗): 2." in out


def test_a_notebook_of_nobody_is_named(place, collect, notebooks):
    download = packed(("Ana_1_assignsubmission_file_/1_softmax.ipynb", notebooks["1_softmax"]),
                      ("cosas/1_softmax.ipynb", notebooks["1_softmax"]), path=place.root / "m.zip")
    assert "✗ «cosas» no tiene nombre de Moodle ni de Canvas; no se sabe de quién es y se dejó." in collect(download, code=1)


# What is broken or hostile

def encrypted(data):
    """The zip with the mark of encryption on every entry."""
    data = bytearray(data)
    for signature, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        place = data.find(signature)
        while place >= 0:
            data[place + offset] |= 1
            place = data.find(signature, place + 4)
    return bytes(data)


def link(name):
    info = zipfile.ZipInfo(name)
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    return info


def nested(data, depth):
    for n in range(depth):
        data = packed((f"{n}.zip", data))
    return data


def lying(data):
    """The zip with entries that say they are bigger than any notebook."""
    data = bytearray(data)
    struct.pack_into("<I", data, data.rfind(b"PK\x01\x02") + 24, FILE_BYTES + 1)
    return bytes(data)


GOOD = b'{"cells": []}'
HOSTILE = {
    "no zip at all": (b"esto no es un zip", "está dañado y no se pudo abrir"),
    "half a zip": (packed(("1_softmax.ipynb", os.urandom(5000)))[:3000], "está dañado y no se pudo abrir"),
    "a bomb": (packed(("1_softmax.ipynb", bytes(21_000_000))), "ocuparía demasiado al abrirlo"),
    "a bomb in archives": (nested(packed(("1_softmax.ipynb", bytes(30_000_000))), 2), "ocuparía demasiado al abrirlo"),
    "a size beyond all": (lying(packed(("1_softmax.ipynb", GOOD))), "ocuparía demasiado al abrirlo"),
    "archives without end": (nested(packed(("1_softmax.ipynb", GOOD)), 6), "dentro de demasiados archivos comprimidos"),
    "more files than anyone writes": (packed(*((f"{n}.ipynb", b"") for n in range(20_001))), "más de 20000 archivos dentro"),
    "paths that climb": (packed(("../../1_softmax.ipynb", GOOD), ("..\\1_softmax.ipynb", GOOD)), "rutas que se salen"),
    "an absolute path": (packed(("/tmp/1_softmax.ipynb", GOOD)), "rutas que se salen de la carpeta («/tmp/1_softmax.ipynb»)"),
    "a drive": (packed(("C:\\1_softmax.ipynb", GOOD)), "rutas que se salen de la carpeta"),
    "a link": (packed((link("1_softmax.ipynb"), b"/etc/passwd")), "tiene enlaces simbólicos"),
    "a password": (encrypted(packed(("1_softmax.ipynb", GOOD), ("2_atencion.ipynb", GOOD))), "está cifrado con una contraseña"),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_one_line_and_the_rest_is_collected(place, collect, notebooks, kind):
    data, said = HOSTILE[kind]
    download = packed(("Mal_1_assignsubmission_file_/todo.zip", data),
                      ("Ana_2_assignsubmission_file_/1_softmax.ipynb", notebooks["1_softmax"]), path=place.root / "m.zip")
    out = collect(download, code=1)
    problem, = (line for line in out.splitlines() if line.startswith("✗"))
    assert problem.startswith("✗ Mal (1): «todo.zip") and said in problem
    assert submitted(place) == {"Ana_2/1_softmax": notebooks["1_softmax"]}
    assert not (place.root.parent / "1_softmax.ipynb").exists()


def test_a_file_with_a_wrong_checksum_is_told_and_its_neighbours_are_read(place, collect, notebooks):
    folder = "Ana_2_assignsubmission_file_/"
    data = bytearray(packed(*((f"{folder}{name}.ipynb", notebooks[name]) for name in ("1_softmax", "2_atencion"))))
    data[200] ^= 0xff
    (place.root / "m.zip").write_bytes(data)
    assert "✗ Ana (2): «1_softmax.ipynb» está dañado y no se pudo leer" in collect(place.root / "m.zip", code=1)
    assert set(submitted(place)) == {"Ana_2/2_atencion"}


def test_nobody_fills_the_disk(place, collect, notebooks, monkeypatch):
    size = len(notebooks["1_softmax"])
    monkeypatch.setattr("attention_grader.desk.archives.FILE_BYTES", size)
    monkeypatch.setattr("attention_grader.desk.archives.OWNER_BYTES", 3 * size)
    many = [(f"Mal_1_assignsubmission_file_/{n}.ipynb", notebooks["1_softmax"]) for n in range(8)]
    download = packed(("Grande_3_assignsubmission_file_/1_softmax.ipynb", notebooks["1_softmax"] + b" "), *many,
                      ("Ana_2_assignsubmission_file_/1_softmax.ipynb", notebooks["1_softmax"]), path=place.root / "m.zip")
    problems = [line for line in collect(download, code=1).splitlines() if line.startswith("✗")]
    assert [line[:12] for line in problems] == ["✗ Grande (3)", "✗ Mal (1): «"]
    assert "la entrega pasa de" in problems[1]
    assert set(submitted(place)) == {"Mal_1/1_softmax", "Ana_2/1_softmax"}


def test_a_link_in_a_folder_is_not_followed(place, collect, notebooks):
    folder = place.root / "descargas" / "Ana_2_assignsubmission_file_"
    folder.mkdir(parents=True)
    (folder / "1_softmax.ipynb").write_bytes(notebooks["1_softmax"])
    (folder / "2_atencion.ipynb").symlink_to("/etc/passwd")
    (folder / "todo").symlink_to(place.root)
    out = collect(folder.parent, code=1)
    assert out.count("es un enlace simbólico") == 2
    assert set(submitted(place)) == {"Ana_2/1_softmax"}


@pytest.mark.parametrize("encoding", ["utf-8", "cp850"])
def test_names_that_a_zip_does_not_mark_as_utf8(place, collect, notebooks, encoding):
    """A zip that was made again by hand, on a Mac and on Windows."""
    letter = "Á".encode(encoding)
    name = f"{'#' * len(letter)}lvaro_1_assignsubmission_file_"
    data = packed((f"{name}/1_softmax.ipynb", notebooks["1_softmax"]))
    (place.root / "m.zip").write_bytes(data.replace(name.encode(), name.encode().replace(b"#" * len(letter), letter)))
    collect(place.root / "m.zip")
    assert set(submitted(place)) == {"Álvaro_1/1_softmax"}


# When

def test_the_date_of_the_files_is_that_of_the_submission_where_it_can_be(place, collect, notebooks):
    later = MONDAY + timedelta(days=1)
    collect(packed(("Ana_1_assignsubmission_file_/1_softmax.ipynb", notebooks["1_softmax"]),
                   ("Ana_1_assignsubmission_file_/2_atencion.ipynb", notebooks["2_atencion"], later),
                   ("Luis_2_assignsubmission_file_/1_softmax.ipynb", notebooks["1_softmax"]),
                   ("Eva_3_assignsubmission_file_/1_softmax.ipynb", notebooks["1_softmax"], datetime(1980, 1, 1)),
                   path=place.root / "m.zip"))
    dates = {student: timestamp(place, student) for student in ("Ana_1", "Luis_2", "Eva_3")}
    assert dates["Eva_3"] is None
    assert all(abs(dates[student] - utc(date)) < timedelta(seconds=2) for student, date in (("Ana_1", later), ("Luis_2", MONDAY)))


@pytest.mark.parametrize("students", [["Ana_1"], ["Ana_1", "Luis_2"]])
def test_the_date_of_the_download_is_no_date_of_submission(place, collect, notebooks, students):
    """Moodle and Canvas date all files as they are packed; who trusted that would take points off for being late."""
    now = datetime.now() - timedelta(minutes=2)
    collect(packed(*((f"{student}_assignsubmission_file_/1_softmax.ipynb", notebooks["1_softmax"], now + timedelta(seconds=8 * n))
                     for n, student in enumerate(students)), path=place.root / "m.zip"))
    assert len(submitted(place)) == len(students) and {timestamp(place, student) for student in students} == {None}


@pytest.mark.parametrize("text", ["lunes, 3 de marzo de 2025, 22:15", "Monday, 3 March 2025, 10:15 PM",
                                  "Monday, March 3, 2025, 10:15 PM", "3 de marzo de 2025, 10:15 p. m.",
                                  "3 Mar 2025, 22:15", "3/03/2025 22:15"])
def test_dates_as_moodle_writes_them(text):
    assert read_date(text).astimezone().replace(tzinfo=None) == MONDAY


@pytest.mark.parametrize("text", ["-", "", "mañana", "2025", "10:15", "lunes, 45 de marzo de 2025, 22:15"])
def test_what_is_no_date(text):
    assert read_date(text) is None


def test_the_worksheet_knows_the_date_best(place, collect, notebooks):
    sheet = worksheet(place, 'Participante 1,Ana,,A-1,Enviado,,"lunes, 3 de marzo de 2025, 22:15"',
                      "Participante 2,Luis,,L-2,,,-")
    collect(packed(*((f"{name}_assignsubmission_file_/1_softmax.ipynb", notebooks["1_softmax"]) for name in ("Ana_1", "Luis_2")),
                   path=place.root / "m.zip"), "--worksheet", sheet)
    assert (timestamp(place, "A-1"), timestamp(place, "L-2")) == (utc(MONDAY), None)


# Again

def test_again_the_same_is_left_as_it_is(place, collect, notebooks):
    download = packed(("ana_1_2_1_softmax.ipynb", notebooks["1_softmax"]), path=place.root / "c.zip")
    collect(download)
    def state():
        return {path: (path.stat().st_ino, path.stat().st_mtime_ns) for path in (place.root / "submitted").rglob("*")}

    before = state()
    assert "(como ya estaban: 1)" in collect(download)
    assert state() == before


def test_again_the_newer_replaces_and_the_older_does_not(place, collect, notebooks):
    def download(text, date):
        return packed(("ana_1_2_1_softmax.ipynb", edited(notebooks["1_softmax"], text), date), path=place.root / f"{text}.zip")

    first, second = download("uno", MONDAY), download("dos", MONDAY + timedelta(days=2))
    collect(first)
    (place.root / "submitted" / "1" / "atencion" / "2_atencion.ipynb").write_bytes(notebooks["2_atencion"])
    out = collect(second)
    assert "1: una versión más reciente sustituyó a la que estaba (1_softmax)." in out
    assert "1: no viene en esta entrega y se quedó la que estaba (2_atencion)." in out
    assert submitted(place) == {"1/1_softmax": edited(notebooks["1_softmax"], "dos"), "1/2_atencion": notebooks["2_atencion"]}
    assert abs(timestamp(place, "1") - utc(MONDAY + timedelta(days=2))) < timedelta(seconds=2)
    assert "1: la que ya estaba es más reciente y se quedó (1_softmax)." in collect(first)
    assert submitted(place)["1/1_softmax"] == edited(notebooks["1_softmax"], "dos")


def test_again_where_no_date_is_known_the_later_download_counts(place, collect, notebooks):
    def download(text, date):
        return packed(*((f"{name}_assignsubmission_file_/1_softmax.ipynb", edited(notebooks["1_softmax"], text), date)
                        for name in ("Ana_1", "Luis_2")), path=place.root / f"{text}.zip")

    first, second = download("uno", MONDAY + timedelta(days=7)), download("dos", MONDAY + timedelta(days=8))
    sheet = worksheet(place, *(f'Participante {n},{name},,"{name}_{n}",,,"lunes, 3 de marzo de 2025, 22:15"'
                               for n, name in ((1, "Ana"), (2, "Luis"))))
    collect(first, "--worksheet", sheet)
    assert timestamp(place, "Ana_1") == utc(MONDAY)
    collect(second)
    assert timestamp(place, "Ana_1") is None  # that of what was replaced would be wrong
    collect(first)
    assert submitted(place)["Ana_1/1_softmax"] == edited(notebooks["1_softmax"], "dos")


# What cannot be done

@pytest.mark.parametrize(("name", "data", "said"), [
    ("nada.zip", None, "No existe"), ("notas.zip", b"hola", "no es un zip, o está dañado"),
    ("vacío.zip", packed(), "no hay entregas de Moodle ni de Canvas"),
    ("otro.zip", packed(("x/1_softmax.ipynb", GOOD)), "no hay entregas de Moodle ni de Canvas"),
])
def test_what_is_no_download_is_refused(place, collect, name, data, said):
    if data is not None:
        (place.root / name).write_bytes(data)
    err = collect(name, code=2)
    assert said in err and len(err.strip().splitlines()) == 1


def test_a_worksheet_that_is_none_is_refused(place, collect, notebooks):
    download = packed(("Ana_1_assignsubmission_file_/1_softmax.ipynb", notebooks["1_softmax"]), path=place.root / "m.zip")
    assert "Nombre y apellidos" in collect(download, "--worksheet", worksheet(place, headings="Nombre y apellidos,Curso"), code=2)
    assert submitted(place) == {}


def test_an_assignment_that_does_not_exist_is_refused(place, monkeypatch, capsys):
    monkeypatch.chdir(place.root)
    assert main(["collect", "atension", "."]) == 2
    assert "No existe la tarea «atension»" in capsys.readouterr().err


# nbgrader's own command

def test_nbgrader_zip_collect_takes_the_same_downloads(place, notebooks):
    archive = place.root / "downloaded" / "atencion" / "archive"
    archive.mkdir(parents=True)
    newer = edited(notebooks["1_softmax"], "dos")
    packed(("Ana [B] García_1_assignsubmission_file_/1_softmax.ipynb", notebooks["1_softmax"]),
           ("Ana [B] García_1_assignsubmission_file_/1_softmax (1).ipynb", newer, MONDAY + timedelta(days=1)),
           ("Luis_2_assignsubmission_file_/todo.zip", packed(("../x.ipynb", GOOD))), path=archive / "m.zip")
    packed(("eva_4521_1_Copia de 1_softmax.ipynb", notebooks["1_softmax"], datetime(1980, 1, 1)), path=archive / "c.zip")
    sheet = worksheet(place, "Participante 1,Ana [B] García,,A [1],,,-", "Participante 2,Luis,,L-2,,,-")
    done = place.run("nbgrader", "zip_collect", "atencion", "--strict", f"--LmsExtractor.worksheet={sheet}")
    assert submitted(place) == {"A (1)/1_softmax": newer, "4521/1_softmax": notebooks["1_softmax"]}
    assert abs(timestamp(place, "A (1)") - utc(MONDAY + timedelta(days=1))) < timedelta(seconds=2)
    assert timestamp(place, "4521") is None
    assert "Luis (2): «todo.zip» tiene rutas que se salen de la carpeta" in done.stderr
