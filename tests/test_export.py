"""Exporting scores: a table, Moodle's worksheet and Canvas's gradebook, filled so that nothing else in them changes."""

import csv
import io
import re
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path

import nbformat
import pytest
from conftest import Place, copy_of_the_course
from hypothesis import given
from hypothesis import strategies as st
from nbgrader.api import Gradebook

from attention_grader import record
from attention_grader.cli import main
from attention_grader.desk.csvfile import CsvFile
from attention_grader.desk.export_csv import csv_bytes
from attention_grader.desk.export_moodle import possible_ids, why
from attention_grader.desk.worksheet import read_worksheet, student_id
from attention_grader.errors import UserError
from attention_grader.grading import Graded, graded_cells, seal
from attention_grader.judge import Verdict

MESSAGE = "Normalizas sobre el eje equivocado: usa `axis=-1`, y recuerda que 1 < 2 & 3."

ENGLISH = ["Identifier", "Full name", "Email address", "ID number", "Status", "Grade", "Maximum Grade", "Grade can be changed",
           "Last modified (submission)", "Last modified (grade)", "Feedback comments"]
SPAIN = ["Identificador", "Nombre completo", "Dirección de correo", "Número de ID", "Estado", "Calificación",
         "Calificación máxima", "La calificación puede ser cambiada", "Última modificación (entrega)",
         "Última modificación (calificación)", "Comentarios de retroalimentación"]
MEXICO = ["Identificador", "Nombre completo", "Dirección Email", "Número de ID", "Estatus", "Calificación", "Calificación Máxima",
          "La calificación puede cambiarse", "Última modificación (entrega)", "Última modificación (calificación)",
          "Comentarios de retroalimentación"]


@pytest.fixture(scope="module")
def graded(tmp_path_factory) -> Place:
    """A class whose verdicts are written down by hand, as grading would have left them; tests do not change its gradebook.

    2024-001 has everything right; 2024-002 lost softmax-axis and got a comment; 2024-003 has a cell that nobody graded;
    ana@uni.mx had that cell graded by hand with half of its points; "José Ñúñez (B)" handed in late; 777 handed in again after
    grading; `nuevo` was never graded; `ausente` handed nothing in.
    """
    place = copy_of_the_course(tmp_path_factory.mktemp("export"))
    place.run("nbgrader", "generate_assignment", "atencion", "--force")
    axis = {"softmax-axis": Verdict("failed", MESSAGE)}
    unsure = {"softmax-axis": Verdict("not_judged", "La revisará una persona.")}
    verdicts = {"2024-001": {}, "2024-002": axis, "2024-003": unsure, "ana@uni.mx": unsure, "José Ñúñez (B)": {}, "777": {}}
    course = place.course
    with Gradebook(course.directory.db_url, course.directory.course_id) as gradebook:
        for student, other in verdicts.items():
            place.submit(student, {"1_softmax": b"{}"})
            if student == "777":
                (place.root / "submitted" / student / "atencion" / "timestamp.txt").write_text("2024-05-01 10:00:00 UTC")
            record.record(course, gradebook, "atencion", student, {name: nbformat.writes(sealed(course.master("atencion", name), other))
                                                                  for name in course.graded_notebooks("atencion")})
        (place.root / "submitted" / "777" / "atencion" / "timestamp.txt").write_text("2024-05-02 10:00:00 UTC")
        place.submit("nuevo", {"1_softmax": b"{}"})
        gradebook.add_student("ausente", first_name="=1+1", last_name='Peña; "la", @sola', email="-x@uni.mx")
        grade = gradebook.find_grade("softmax-axis", "1_softmax", "atencion", "ana@uni.mx")
        grade.manual_score, grade.needs_manual_grade = grade.max_score / 2, False
        gradebook.find_comment("softmax", "1_softmax", "atencion", "2024-002").manual_comment = "Habla <b>conmigo</b>.\n¡Ánimo!"
        gradebook.find_submission_notebook("1_softmax", "atencion", "José Ñúñez (B)").late_submission_penalty = 10
        gradebook.db.commit()
    return place


def sealed(master, other):
    return seal(Graded(master, {grade_id: other.get(grade_id, Verdict("passed", "")) for grade_id in graded_cells(master)}))


def points_of(place: Place, grade_id: str) -> float:
    course = place.course
    return next(float(cells[grade_id].metadata.nbgrader.points) for name in course.graded_notebooks("atencion")
                if grade_id in (cells := graded_cells(course.master("atencion", name))))


def export(place: Place, *arguments, code=1) -> str:
    """What the command says, run in this process, which spares its start; this class has students who need attention, so it
    returns 1."""
    with chdir(place.root), redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        returned = main(["export", "atencion", *map(str, arguments)])
    assert returned == code, out.getvalue() + err.getvalue()
    return err.getvalue() if code == 2 else out.getvalue()


def refused(place: Place, *arguments, said):
    told = export(place, *arguments, code=2)
    assert said in told and len(told.strip().splitlines()) == 1


def rows_of(path: Path, separator=",", encoding="utf-8") -> dict[str, dict[str, str]]:
    with open(path, encoding=encoding, newline="") as file:
        return {row["student_id"]: row for row in csv.DictReader(file, delimiter=separator)}


# The table

def test_one_row_a_student_with_what_is_known_and_no_zero_for_what_is_not(graded):
    done = graded.run("attention-grader", "export", "atencion", "--format", "csv", "--to", "t.csv", ok=False)
    assert done.returncode == 1 and not done.stderr
    rows = rows_of(graded.root / "t.csv")
    assert {student: row["status"] for student, row in rows.items()} == {
        "2024-001": "graded", "2024-002": "graded", "2024-003": "needs attention", "777": "needs attention",
        "ana@uni.mx": "graded", "ausente": "not submitted", "José Ñúñez (B)": "graded", "nuevo": "needs attention"}
    assert rows["2024-001"]["score"] == "100"
    assert rows["2024-002"]["softmax-axis"] == "0"
    for column in ("score", "softmax", "softmax-axis"):
        assert rows["2024-003"][column] == rows["ausente"][column] == rows["nuevo"][column] == ""
    assert rows["2024-003"]["attention"] == rows["2024-001"]["attention"] != ""


def test_a_function_is_the_sum_of_its_criteria_and_the_score_the_sum_of_the_functions(graded):
    export(graded, "--format", "csv", "--to", "t.csv")
    row = rows_of(graded.root / "t.csv")["2024-002"]
    names = {column.split("-")[0] for column in row if "-" in column}
    assert {"softmax", "attention", "multi_head_attention", "positional_encoding", "quiz"} <= names
    for name in names:
        assert float(row[name]) == sum(float(points) for column, points in row.items() if column.startswith(f"{name}-"))
    assert float(row["score"]) == sum(float(row[name]) for name in names) < 100


def test_points_given_by_hand_and_late_penalties_count(graded):
    export(graded, "--format", "csv", "--to", "t.csv")
    rows, most = rows_of(graded.root / "t.csv"), points_of(graded, "softmax-axis")
    assert float(rows["ana@uni.mx"]["softmax-axis"]) == most / 2
    assert float(rows["ana@uni.mx"]["score"]) == 100 - most / 2
    assert (rows["José Ñúñez (B)"]["score"], rows["José Ñúñez (B)"]["late_submission_penalty"]) == ("90", "10")


def test_each_score_that_is_missing_is_told_with_what_to_do(graded):
    said = export(graded, "--format", "csv", "--to", "t.csv")
    assert "Notas escritas en t.csv: 4. Sin entregar: 1." in said
    assert "2024-003: partes que debe calificar una persona en el formgrader: 1" in said
    assert "777: entregó de nuevo después de que se calificara: attention-grader grade atencion" in said
    assert "nuevo: entregó y no se ha calificado: attention-grader grade atencion" in said


def test_no_cell_becomes_a_formula_and_odd_names_are_quoted(graded):
    export(graded, "--format", "csv", "--to", "t.csv")
    row = rows_of(graded.root / "t.csv")["ausente"]
    assert (row["first_name"], row["last_name"], row["email"]) == ("'=1+1", 'Peña; "la", @sola', "'-x@uni.mx")


def test_the_separator_and_the_byte_order_mark_are_a_choice(graded):
    export(graded, "--format", "csv", "--to", "t.csv")
    assert (graded.root / "t.csv").read_bytes().startswith(b"assignment,")
    export(graded, "--format", "csv", "--to", "t.csv", "--separator", ";", "--bom")
    assert (graded.root / "t.csv").read_bytes().startswith(b"\xef\xbb\xbfassignment;")
    rows = rows_of(graded.root / "t.csv", ";", "utf-8-sig")
    assert rows["ausente"]["last_name"] == 'Peña; "la", @sola'
    assert rows["ana@uni.mx"]["score"] == f"{100 - points_of(graded, 'softmax-axis') / 2:g}".replace(".", ",")


def test_nbgraders_own_export_writes_the_same_table_with_our_plug_in(graded):
    export(graded, "--format", "csv", "--to", "ours.csv")
    plugin = "--exporter=attention_grader.desk.export.CsvExport"
    graded.run("nbgrader", "export", plugin, "--to=theirs.csv")
    assert (graded.root / "theirs.csv").read_bytes() == (graded.root / "ours.csv").read_bytes()
    graded.run("nbgrader", "export", plugin, "--to=one.csv", "--student=['2024-002']")
    assert list(rows_of(graded.root / "one.csv")) == ["2024-002"]


# Moodle

def worksheet(place: Place, headings=ENGLISH, rows=None, bom=True, separator=",", end="\r\n", maximum="100.00") -> Path:
    """A worksheet as Moodle writes it: quotes where there is a space; `rows` are name, address, number, grade so far."""
    rows = rows or [("Luz Mar", "luz@uni.mx", "2024-001", ""), ("Rey Sol", "rey@uni.mx", "2024-002", ""),
                    ("Iris Paz", "iris@uni.mx", "2024-003", ""), ("Ana «la O» López", "ana@uni.mx", "", "3.00"),
                    ("José Ñúñez [B]", "", "", ""), ("Nadie Más", "nadie@uni.mx", "ausente", "")]
    lines = [headings]
    for number, (full, email, id_number, grade) in enumerate(rows, 4711):
        participant = f"Participant {number}" if headings is ENGLISH else f"Participante{number}"
        lines.append([participant, full, email, id_number, "Submitted for grading", grade, maximum, "Yes",
                      'Friday, 3 May 2024, "9:12" AM', "-", "<p>de antes</p>" if grade else ""])
    path = place.root / "sheet.csv"
    special = {" ", '"', separator}
    text = "".join(separator.join(quoted(cell) if set(cell) & special else cell for cell in line) + end for line in lines)
    path.write_bytes((("\ufeff" if bom else "") + text).encode())
    return path


def quoted(text: str) -> str:
    return '"' + text.replace('"', '""') + '"'


def cells_of(data: bytes, separator=",") -> list[list[str]]:
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), delimiter=separator))


@pytest.mark.parametrize("headings", [ENGLISH, SPAIN, MEXICO], ids=["en", "es", "es_mx"])
@pytest.mark.parametrize(("bom", "separator", "end"), [(True, ",", "\r\n"), (False, ";", "\n"), (False, "\t", "\r\n")])
def test_a_worksheet_gets_grade_and_comment_and_keeps_every_other_byte(graded, headings, bom, separator, end):
    path = worksheet(graded, headings, bom=bom, separator=separator, end=end)
    export(graded, "--format", "moodle", "--worksheet", path, "--to", "filled.csv")
    before, after = pieces(path.read_bytes(), separator), pieces((graded.root / "filled.csv").read_bytes(), separator)
    assert len(before) == len(after) == 7 * 11
    assert {divmod(place, 11) for place, (old, new) in enumerate(zip(before, after)) if old != new} == {
        (row, column) for row in (1, 2, 4, 5) for column in (5, 10)}
    lost = points_of(graded, "softmax-axis")
    grades = [after[row * 11 + 5][0] for row in range(1, 7)]
    assert grades == ["100.00", f"{100 - lost:.2f}", "", f"{100 - lost / 2:.2f}", "90.00", ""]


def pieces(data: bytes, separator: str) -> list[tuple[str, str]]:
    """The cells of a file as they are written, each with what stands after it: together, every byte."""
    found = re.findall(rf'((?:"(?:[^"]|"")*"|[^"{separator}\r\n])*)({separator}|\r\n|\n)', data.decode())
    assert "".join(map("".join, found)).encode() == data
    return found


def test_the_worksheets_own_maximum_and_decimal_mark_are_followed(graded):
    path = worksheet(graded, SPAIN, maximum="10,00", rows=[("Rey Sol", "", "2024-002", "")])
    export(graded, "--format", "moodle", "--worksheet", path, "--to", "filled.csv")
    expected = (100 - points_of(graded, "softmax-axis")) / 10
    assert cells_of((graded.root / "filled.csv").read_bytes())[1][5] == f"{expected:.2f}".replace(".", ",")


def test_the_comment_says_what_was_lost_and_why_and_nothing_in_it_is_markup_of_others(graded):
    path = worksheet(graded)
    export(graded, "--format", "moodle", "--worksheet", path, "--to", "filled.csv")
    comments = {row[3] or row[1]: row[10] for row in cells_of((graded.root / "filled.csv").read_bytes())}
    softmax = sum(points_of(graded, f"softmax-{part}") for part in ("values", "large_scores", "axis", "integers", "untouched"))
    lost = points_of(graded, "softmax-axis")
    assert f"softmax</strong> ({softmax - lost:g} de {softmax:g}). Normalizas sobre el eje" in comments["2024-002"]
    assert "usa <code>axis=-1</code>, y recuerda que 1 &lt; 2 &amp; 3." in comments["2024-002"]
    assert "Habla &lt;b&gt;conmigo&lt;/b&gt;.<br>¡Ánimo!" in comments["2024-002"]
    assert comments["2024-001"] == "<p>Tu nota: 100 de 100 puntos.</p><p>Todo está correcto.</p>"
    assert "Se restaron 10 por entregar tarde." in comments["José Ñúñez [B]"]
    assert "La revisará una persona" not in comments["Ana «la O» López"]  # a person did
    assert set(re.findall(r"<.*?>", "".join(comments.values()))) <= {
        "<p>", "</p>", "<ul>", "</ul>", "<li>", "</li>", "<strong>", "</strong>", "<code>", "</code>", "<br>"}


def test_the_comment_is_short_each_named_mistake_once_else_the_first_message():
    said = [{"mistake": None, "message": "a"}, {"mistake": "m", "message": "b"}, {"mistake": "m", "message": "c"},
            {"mistake": "n", "message": "d"}]
    assert why(said) == "b d"
    assert why([said[0], {"mistake": None, "message": "e"}]) == "a"


def test_without_to_the_filled_file_stands_beside_the_course_and_the_download_is_never_overwritten(graded):
    path = worksheet(graded)
    export(graded, "--format", "moodle", "--worksheet", path)
    assert (graded.root / "grades-moodle.csv").is_file()
    before = path.read_bytes()
    refused(graded, "--format", "moodle", "--worksheet", path, "--to", path, said="es el archivo de partida; no se tocó")
    assert path.read_bytes() == before


def test_a_row_that_moodle_has_locked_stays_as_it_is(graded):
    path = worksheet(graded, rows=[("Luz Mar", "", "2024-001", "")])
    path.write_bytes(path.read_bytes().replace(b",Yes,", b",No,"))
    said = export(graded, "--format", "moodle", "--worksheet", path, "--to", "filled.csv")
    assert "2024-001: Moodle tiene bloqueada su calificación" in said
    assert (graded.root / "filled.csv").read_bytes() == path.read_bytes()


def test_a_graded_student_who_is_not_in_the_worksheet_is_named(graded):
    path = worksheet(graded, rows=[("Luz Mar", "", "2024-001", "")])
    said = export(graded, "--format", "moodle", "--worksheet", path, "--to", "filled.csv")
    assert "filled.csv: 1." in said and "2024-002: tiene nota y no está en" in said


def test_two_rows_of_one_id_get_nothing_and_a_namesake_takes_nobodys_place(graded):
    path = worksheet(graded, rows=[("Luz Mar", "", "2024-001", ""), ("Luz Mar", "", "2024-001", ""), ("2024-002", "", "otra", ""),
                                   ("Rey Sol", "", "2024-002", "")])
    said = export(graded, "--format", "moodle", "--worksheet", path, "--to", "filled.csv")
    assert "2024-001: varias filas de la hoja tienen ese identificador" in said
    assert [bool(row[5]) for row in cells_of((graded.root / "filled.csv").read_bytes())[1:]] == [False, False, False, True]


def test_students_collected_without_the_worksheet_are_known_by_moodles_folder(graded):
    row = read_worksheet(worksheet(graded, rows=[("Ana «la O» López", "ana@uni.mx", "", "")])).rows[0]
    ids = ["Ana la O López_4711", "Ana la O López_4712", "Otra_4711", "Ana la O López_4711_assignsubmission_file"]
    assert possible_ids(row, ids) == ["ana@uni.mx", "Ana «la O» López", "Participant 4711", ids[0], ids[3]]


def test_students_are_called_as_the_worksheet_tells(graded):
    ids = [student_id(row) for row in read_worksheet(worksheet(graded)).rows]
    assert ids == ["2024-001", "2024-002", "2024-003", "ana@uni.mx", "José Ñúñez (B)", "ausente"]


def test_a_worksheet_with_other_headings_is_refused_with_what_was_found(graded):
    german = ["ID", "Vollständiger Name", "E-Mail-Adresse", "ID-Nummer", "Status", "Bewertung", "Bestwertung", "Änderbar", "a",
              "b", "Feedback als Kommentar"]
    path = worksheet(graded, german)
    refused(graded, "--format", "moodle", "--worksheet", path, said="se encontraron: «ID», «Vollständiger Name», ")


@pytest.mark.parametrize(("change", "said"), [
    (lambda data: data.replace(b"Feedback comments", b"Retroaccion"), "Activa «Comentarios de retroalimentación»"),
    (lambda data: data.replace(b"Maximum Grade", b"Scale"), "no con una escala"),
    (lambda data: data.replace(b"100.00", b"Apto"), "línea 2, la calificación máxima es «Apto»"),
    (lambda data: data.replace(b"Participant 4712", b"Participant"), "línea 3, falta el número de participante"),
    (lambda data: data + b'"abierta', "línea 8, hay unas comillas que no se cierran"),
    (lambda data: data.decode("utf-8-sig").encode("latin-1"), "no está en UTF-8"),
    (lambda data: b"PK\x03\x04", "es un libro de Excel"),
    (lambda data: b"", "está vacío"),
    (lambda data: data.replace(b",Yes,\"Friday, 3 May 2024, \"\"9:12\"\" AM\",-,", b""), "línea 2, faltan columnas"),
], ids=["no comments", "a scale", "a scale's word", "no participant", "open quote", "latin-1", "excel", "empty", "short rows"])
def test_a_worksheet_that_cannot_be_filled_is_refused_with_what_to_do(graded, change, said):
    path = worksheet(graded)
    path.write_bytes(change(path.read_bytes()))
    refused(graded, "--format", "moodle", "--worksheet", path, "--to", "never.csv", said=said)
    assert not (graded.root / "never.csv").exists()


# Canvas

CANVAS = '''\
Student,ID,SIS User ID,SIS Login ID,Section,Atención (31),Repaso (32),Repaso (33),Notas (34),Final Score
,,,,,Manual Posting,,,,
    Points Possible,,,,,10.00,10.00,20.00,,(read only)
"Mar, Luz",901,,2024-001,"Grupo A, ""tarde""",,1.00,2.00,,50.00
"Sol, Rey",902,2024-002,rey,Grupo A,3.00,,,,
"Paz, Iris",903,,2024-003,Grupo A,,,,,
"López, Ana",904,,ana@uni.mx,Grupo A,EX,,,,
"Otro, Siete",777,,otro,Grupo A,,,,,
"Student, Test",905,,f00ba,Grupo A,,,,,
'''


def canvas(place: Place, text=CANVAS) -> Path:
    path = place.root / "canvas.csv"
    path.write_bytes(text.encode())
    return path


def test_canvas_gets_its_column_scaled_and_keeps_every_other_byte(graded):
    path = canvas(graded)
    said = export(graded, "--format", "canvas", "--gradebook", path, "--to", "filled.csv")
    assert "Notas escritas en filled.csv, columna «Atención (31)»: 2." in said
    assert "ana@uni.mx: en Canvas pone «EX»; la celda quedó como estaba." in said
    rey = f"{(100 - points_of(graded, 'softmax-axis')) / 10:.2f}"
    expected = CANVAS.replace('tarde""",,', 'tarde""",10.00,').replace("Grupo A,3.00", f"Grupo A,{rey}")
    assert (graded.root / "filled.csv").read_text("utf-8") == expected


def test_a_canvas_file_with_semicolons_has_decimal_commas(graded):
    path = canvas(graded, "\ufeffStudent;ID;SIS Login ID;Section;Atención (31)\r\n    Points Possible;;;;7,50\r\n"
                          "Mar;1;2024-001;A;\r\n")
    export(graded, "--format", "canvas", "--gradebook", path, "--to", "filled.csv")
    assert (graded.root / "filled.csv").read_bytes() == path.read_bytes().replace(b"2024-001;A;", b"2024-001;A;7,50")


def test_the_canvas_column_can_be_chosen_by_title_or_number(graded):
    path = canvas(graded)
    refused(graded, "--format", "canvas", "--gradebook", path, "--column", "Repaso", said="varias columnas se llaman «Repaso»")
    refused(graded, "--format", "canvas", "--gradebook", path, "--column", "Otra", said="«Atención (31)», «Repaso (32)»")
    refused(graded, "--format", "canvas", "--gradebook", path, "--column", "Notas", said="no dice cuántos puntos vale")
    for column in ("33", "Repaso (33)"):
        export(graded, "--format", "canvas", "--gradebook", path, "--column", column, "--to", "filled.csv")
        rey = f"{(100 - points_of(graded, 'softmax-axis')) / 5:.2f}"
        assert f"Grupo A,3.00,,{rey}" in (graded.root / "filled.csv").read_text("utf-8")


def test_a_file_that_is_no_canvas_gradebook_is_refused(graded):
    refused(graded, "--format", "canvas", "--gradebook", canvas(graded, "a,b\n1,2\n"), said="se encontraron: «a», «b»")
    refused(graded, "--format", "canvas", "--gradebook", canvas(graded, "Student,ID,Atención (31)\nMar,1,\n"),
            said="falta la fila «Points Possible»")


# Options

def test_options_that_do_not_fit_together_are_refused(graded):
    refused(graded, "--format", "moodle", said="pásala con --worksheet")
    refused(graded, "--format", "canvas", said="pásalo con --gradebook")
    refused(graded, "--worksheet", "x.csv", said="--worksheet solo vale con --format moodle")
    refused(graded, "--format", "canvas", "--gradebook", "x.csv", "--bom", said="--bom solo vale con --format csv")
    refused(graded, "--format", "moodle", "--worksheet", "nada.csv", said="No se pudo leer nada.csv")
    refused(graded, "--to", "no/hay/carpeta.csv", said="No se pudo escribir no/hay/carpeta.csv")


def test_an_assignment_that_was_never_released_has_no_scores(place):
    refused(place, "--format", "csv", said="nbgrader generate_assignment atencion")


def test_a_class_of_nobody_is_no_table():
    with pytest.raises(UserError, match="No hay ningún estudiante que exportar"):
        csv_bytes([])


# Every other byte

TEXT = st.sampled_from(['"', ",", ";", "\n", "\r\n", '""', "é😀"]) | st.text(st.characters(codec="utf-8"), max_size=6)
GRIDS = st.integers(1, 4).flatmap(lambda width: st.lists(st.lists(TEXT, min_size=width, max_size=width), min_size=1, max_size=5))
STYLES = st.tuples(st.sampled_from(",;\t"), st.sampled_from(["\n", "\r\n", "\r"]), st.sampled_from(["", "\ufeff"]))


@given(GRIDS, st.data())
def test_changing_cells_keeps_the_rest_of_any_csv_file_byte_for_byte(grid, data):
    separator, end, bom = data.draw(STYLES)
    pieces, places = [bom], {}
    for row, values in enumerate(grid):
        for column, value in enumerate(values):
            must = set(value) & set(f'"\r\n{separator}') or len(values) == 1 or value.startswith("\ufeff")
            raw = quoted(value) if must or data.draw(st.booleans()) else value
            places[row, column] = len(pieces)
            pieces += [raw, separator if column + 1 < len(values) else end]
    changes = data.draw(st.dictionaries(st.sampled_from(sorted(places)), TEXT))
    changed = CsvFile(Path("x.csv"), "".join(pieces), separator).changed(changes).decode()
    position = 0
    for number, piece in enumerate(pieces):
        place = next((place for place, at in places.items() if at == number), None)
        if place in changes:
            reader = CsvFile(Path("x.csv"), changed, separator)
            cell = reader.rows[place[0]][place[1]]
            assert cell.start == position and cell.value == changes[place]
            position = cell.end
        else:
            assert changed.startswith(piece, position)
            position += len(piece)
    assert position == len(changed)


@given(st.text(st.sampled_from('a ",;\r\n'), max_size=20))
def test_a_csv_file_is_read_as_pythons_own_reader_reads_it(text):
    file = CsvFile(Path("x.csv"), text, ",")
    try:
        rows = [[cell.value for cell in row] for row in file.rows]
    except UserError as error:
        assert "comillas que no se cierran" in str(error)
        with pytest.raises(csv.Error):
            list(csv.reader(io.StringIO(text, newline=""), strict=True))
    else:
        assert rows == [row for row in csv.reader(io.StringIO(text, newline="")) if row]
