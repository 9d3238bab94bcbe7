"""The feedback page, through `nbgrader generate_feedback`, and that nothing which a submission displays can act.

No kernel runs here: the verdicts are given, and the pages made from them.
"""

import base64
import io

import nbformat
import pytest
from bs4 import BeautifulSoup
from conftest import Place
from nbconvert import HTMLExporter
from nbformat.v4 import new_code_cell, new_markdown_cell, new_output
from nbgrader.api import Gradebook
from PIL import Image

from attention_grader import demo
from attention_grader.desk import sanitize
from attention_grader.desk.pages import known_mistakes
from attention_grader.exercises import REGISTER
from attention_grader.grading import Graded, graded_cells, seal
from attention_grader.judge import Verdict
from attention_grader.record import record

NAME = "1_softmax"
MISTAKE = known_mistakes()["softmax-no_maximum"]
OVERFLOW = Verdict("failed", f"Llamé a `softmax(x)`: hay NaN. {MISTAKE.message}", MISTAKE.id)


def graded(place: Place, verdicts: dict[str, Verdict] | None = None, *, name: str = NAME, cells: dict[str, str] | None = None,
           extra: tuple[nbformat.NotebookNode, ...] = (), answered: bool = True, notes: tuple[str, ...] = ()) -> Graded:
    """A graded notebook: all is passed but for `verdicts`, all solved but for `cells`, with `extra` cells of the student's."""
    answers = demo.cells_of(demo.Student("anyone")) | (cells or {}) if answered else {}
    notebook = demo.fill(place.course.master("atencion", name), answers)
    for cell in extra:
        cell.metadata["attention_grader"] = {"extra": True}
    notebook.cells += extra
    given = {grade_id: Verdict("passed", "") for grade_id in graded_cells(notebook)} | (verdicts or {})
    return Graded(notebook, given, list(notes))


def gradebook_of(place: Place) -> Gradebook:
    return Gradebook(f"sqlite:///{place.root / 'gradebook.db'}")


def block(page: BeautifulSoup, name: str) -> BeautifulSoup:
    return page.find("section", attrs={"aria-labelledby": name})


def words(node: BeautifulSoup) -> str:
    return " ".join(node.get_text(" ").split())


def picture(colour: str) -> str:
    target = io.BytesIO()
    Image.new("RGB", (60, 40), colour).save(target, "PNG")
    return base64.b64encode(target.getvalue()).decode()


def with_picture(notebook: nbformat.NotebookNode, colour: str | None) -> None:
    """Put a drawing where the notebook draws what the function `softmax` gives."""
    cell = next(cell for cell in notebook.cells if "softmax(" in cell.source and "plt." in cell.source
                and cell.cell_type == "code" and not cell.metadata.get("nbgrader"))
    error = new_output("error", ename="TypeError", evalue="", traceback=[])
    cell.outputs = [new_output("display_data", data={"image/png": picture(colour)})] if colour else [error]


def shows(*displays: dict[str, str]) -> nbformat.NotebookNode:
    """A cell that displayed something, in one or more forms each."""
    return new_code_cell("show()", outputs=[new_output("display_data", data=data) for data in displays])


ACTIVE = {
    "applet", "audio", "base", "button", "embed", "form", "frame", "frameset", "iframe", "input", "link", "math", "meta",
    "noscript", "object", "script", "source", "style", "svg", "template", "textarea", "video",
}
NEVER = {"srcdoc", "srcset", "action", "formaction", "xlink:href", "data", "background", "id"}


def what_acts(html: str) -> list[str]:
    """What of an HTML fragment could run, fetch something, send something or cover something."""
    found = []
    for element in BeautifulSoup(html, "html.parser").find_all(True):
        if element.name in ACTIVE:
            found.append(f"<{element.name}>")
        for name, value in element.attrs.items():
            value = " ".join(value) if isinstance(value, list) else value
            inert = {"href": value.startswith(("http://", "https://", "mailto:", "#")), "src": value.startswith("data:image/"),
                     "style": not any(word in value for word in ("url", "(http", "position", "import", "image", "\\"))}
            if name.startswith("on") or name in NEVER or not inert.get(name, True):
                found.append(f"{name}={value}")
    return found


HOSTILE = {
    "script": "<script>alert(1)</script>",
    "handler": "<img src='nothing' onerror='alert(1)'>",
    "unquoted handler": "<img/src=x/onerror=alert(1)>",
    "svg": "<svg onload='alert(1)'><script>alert(1)</script><a xlink:href='javascript:alert(1)'>x</a></svg>",
    "iframe": "<iframe srcdoc='&lt;script&gt;alert(1)&lt;/script&gt;' src='https://example.org'></iframe>",
    "refresh": "<meta http-equiv='refresh' content='0;url=https://example.org'>",
    "javascript link": "<a href='java&#10;script:alert(1)'>notas</a>",
    "data link": "<a href='data:text/html,<script>alert(1)</script>'>notas</a>",
    "style sheet": "<style>@import url(https://example.org/x.css); * { display: none }</style><link rel=stylesheet href=https://example.org>",
    "style": "<div style=\"position:fixed;top:0;background:url('https://example.org/x')\">100 de 100</div>",
    "form": "<form action='https://example.org'><input name=password><button>Entrar</button></form>",
    "picture from elsewhere": "<img src='https://example.org/pixel.png' srcset='https://example.org/2.png 2x'>",
    "base": "<base href='https://example.org/'><object data='x.swf'></object><embed src='x.swf'>",
    "mutation": "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
    "noscript": "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
    "left open": "<div><table><td><a href='javascript:alert(1)'><b onclick=alert(1)",
    "formgrader's own controls": "<input class='score' id='softmax-values' value='100'><div id='toc'></div>",
}


@pytest.mark.parametrize("payload", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.parametrize("kind", ["html", "markdown", "markdown cell"])
def test_what_a_submission_displays_cannot_act(payload, kind):
    if kind == "markdown cell":
        cell = new_markdown_cell(f"Mira esto:\n\n{payload}\n\n[aquí](javascript:alert(1)) ![x](https://example.org/x.png)")
        cell.metadata["attention_grader"] = {"extra": True}
    else:
        cell = shows({f"text/{kind}": payload + "\n\nal final"})
    sanitize.clean_outputs(cell)
    notebook = nbformat.v4.new_notebook(cells=[cell])
    shown, _resources = HTMLExporter(template_name="basic").from_notebook_node(notebook)
    shown = BeautifulSoup(shown, "html.parser").select_one(".output_area, .text_cell_render")
    assert what_acts(shown.decode_contents()) == []


def test_the_check_above_sees_what_acts():
    assert all(what_acts(payload) for payload in HOSTILE.values())


def test_svg_and_pictures_are_shown_as_pictures_only():
    svg = "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'><script>alert(1)</script></svg>"
    cell = shows({"image/svg+xml": svg}, {"image/png": '"><script>alert(1)</script>', "text/plain": "<Figure>"},
                 {"image/png": base64.b64encode(b"<script>alert(1)</script>").decode()},
                 {"image/png": picture("red"), "text/plain": "<Figure>"})
    sanitize.clean_outputs(cell)
    drawn, broken, false, right = (output.data for output in cell.outputs)
    image = BeautifulSoup(drawn["text/html"], "html.parser").img
    assert "image/svg+xml" not in drawn and image["src"].startswith("data:image/svg+xml;base64,") and not what_acts(str(image))
    assert broken == {"text/plain": "<Figure>"}
    assert list(false) == ["text/plain"] and "Se retiró" in false["text/plain"]
    assert right == {"image/png": picture("red"), "text/plain": "<Figure>"}


def test_what_runs_in_a_page_is_dropped():
    mimes = ("application/javascript", "application/vnd.jupyter.widget-view+json", "text/vnd.mermaid", "application/pdf", "a/b")
    cell = shows(*({mime: "alert(1)", "text/plain": "algo"} for mime in mimes))
    sanitize.clean_outputs(cell)
    assert [output.data for output in cell.outputs] == [{"text/plain": "algo"}] * len(mimes)


def test_what_is_harmless_stays():
    table = '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td style="text-align:right">1</td></tr></tbody></table>'
    cell = new_code_cell("show()", outputs=[
        new_output("stream", name="stdout", text="1 < 2\n"), new_output("display_data", data={"text/html": table}),
        new_output("error", ename="ValueError", evalue="no", traceback=["ValueError: no"]),
    ])
    sanitize.clean_outputs(cell)
    text, shown, error = cell.outputs
    assert text.text == "1 < 2\n" and shown.data["text/html"] == table and error.traceback == ["ValueError: no"]


def test_cleaning_twice_changes_nothing_more():
    code = shows(*({"text/html": payload} for payload in HOSTILE.values()))
    text = new_markdown_cell("# Mis notas\n\n- uno\n\n```\na\n\nb\n```\n\n" + "\n\n".join(HOSTILE.values()))
    text.metadata["attention_grader"] = {"extra": True}
    for cell in (code, text):
        sanitize.clean_outputs(cell)
        once = nbformat.from_dict(cell)
        sanitize.clean_outputs(cell)
        assert cell == once


def test_what_would_keep_a_parser_busy_is_left_out_and_said():
    cell = shows({"text/html": "<div>" * 20_000}, {"text/html": "a" * 200_000})
    sanitize.clean_outputs(cell)
    assert all("Una salida HTML demasiado larga" in output.data["text/html"] for output in cell.outputs)


def test_the_course_s_own_text_is_left_as_it_is():
    cell = new_markdown_cell("<details><summary>Pista 1</summary>\n\nResta.\n</details>")
    sanitize.clean_outputs(cell)
    assert cell.source == "<details><summary>Pista 1</summary>\n\nResta.\n</details>"


def test_the_graded_notebook_is_written_clean(released):
    cell = shows(*({"text/html": payload} for payload in HOSTILE.values()))
    sealed = seal(graded(released, extra=(cell, new_markdown_cell("<script>alert(1)</script>\n\n*hola*"))))
    code, text = sealed.cells[-2:]
    assert not any(what_acts(output.data.get("text/html", "")) for output in code.outputs)
    assert "<em>hola</em>" in text.source and "alert" not in text.source


EVIL = "</pre><script>alert(1)</script>"
WAITING = Verdict("not_judged", "Esta parte no se pudo calificar de forma automática; la revisará una persona.")
UNWRITTEN = {criterion.id: Verdict("failed", "todavía lanza `NotImplementedError`") for criterion in REGISTER["softmax"].criteria}


@pytest.fixture(scope="module")
def pages(released: Place) -> dict[str, BeautifulSoup]:
    """The pages of a few students, made by one command."""
    class_ = {
        "right": graded(released),
        "wrong": graded(released, {"softmax-large_scores": OVERFLOW}, cells={"softmax": "def softmax(x): ..."}),
        "hostile": graded(
            released, {"softmax-values": Verdict("failed", f"Llamé a `softmax(x)`: {EVIL}")}, notes=(EVIL,),
            cells={"softmax": f"def softmax(x):\n    return '{EVIL}'"},
            extra=(new_code_cell(f"'{EVIL}'", outputs=[new_output("stream", text=EVIL)]), new_markdown_cell(EVIL))),
        "by-hand": graded(released, {"softmax-large_scores": OVERFLOW}),
        "waiting": graded(released, {"softmax-axis": WAITING}),
        "empty": graded(released, UNWRITTEN, answered=False),
    }
    drawings = {name: graded(released, {} if name == "red-right" else {"softmax-large_scores": OVERFLOW})
                for name in ("red", "blue", "red-right", "none")}
    for name, drawing in drawings.items():
        with_picture(drawing.notebook, None if name == "none" else name.removesuffix("-right"))
    solved = graded(released).notebook
    with_picture(solved, "blue")
    (released.root / "solutions" / "atencion").mkdir(exist_ok=True)
    nbformat.write(solved, released.root / "solutions" / "atencion" / f"{NAME}.ipynb")
    with gradebook_of(released) as gradebook:
        for student, notebook in (class_ | drawings).items():
            record(released.course, gradebook, "atencion", f"read-{student}", {NAME: nbformat.writes(seal(notebook))})
        where = (NAME, "atencion", "read-by-hand")
        gradebook.find_grade("softmax-large_scores", *where).manual_score = 3
        gradebook.find_comment("softmax", *where).manual_comment = "Muy **cerca**.<img src=x onerror=alert(1)>"
        gradebook.db.commit()
    released.run("nbgrader", "generate_feedback", "atencion", "--student", "read-*")
    folder = released.root / "feedback"
    paths = {student: folder / f"read-{student}" / "atencion" / f"{NAME}.html" for student in class_ | drawings}
    return {student: BeautifulSoup(path.read_text("utf-8"), "html.parser") for student, path in paths.items()}


def test_a_page_says_what_was_earned_what_went_wrong_and_what_to_read_again(pages):
    page = pages["wrong"]
    told = block(page, "softmax")
    assert page.html["lang"] == "es"
    assert "16 de 20" in words(page.header)
    assert "12 de 16" in words(told) and "En parte" in words(told.select_one(".head"))
    mark, = (mark for mark in told.select(".marks > li") if "Aguanta puntajes enormes" in words(mark))
    assert "No logrado" in words(mark) and "0 de 4" in words(mark) and "hay NaN." in words(mark)
    assert words(told).count("¿Qué puedes quitarles a todos los puntajes") == 1
    assert "Qué releer 2. El número que no cabe" in words(told)
    assert "def softmax(x):" in told.select_one("details[open] pre").get_text()
    assert "Logrado" in words(block(page, "answer_overflow"))


def test_a_page_holds_no_test_and_loads_nothing(released, pages):
    page = pages["right"]
    hidden = [line for cell in nbformat.read(released.root / "source" / "atencion" / f"{NAME}.ipynb", 4).cells
              for line in cell.source.splitlines() if "attention_grader" in line]
    assert hidden and not any(line in page.get_text() for line in hidden)
    assert "compare(" not in page.get_text()
    assert not page.find_all(["script", "link", "iframe"])
    assert all(element["src"].startswith("data:") for element in page.find_all(src=True))
    assert "default-src 'none'" in page.find("meta", attrs={"http-equiv": "Content-Security-Policy"})["content"]
    assert "@import" not in str(page.style) and "url(" not in str(page.style)


def test_hostile_names_and_code_are_text_on_the_page(pages):
    page = pages["hostile"]
    assert not page.find_all("script")
    assert page.get_text().count(EVIL) >= 4


def test_what_a_person_gave_and_wrote_is_what_the_student_reads(pages):
    told = block(pages["by-hand"], "softmax")
    assert "19 de 20" in words(pages["by-hand"].header) and "15 de 16" in words(told)
    assert "Puntos dados a mano" in words(told)
    comment = told.select_one(".comment")
    assert comment.strong.get_text() == "cerca" and not what_acts(str(comment))


def test_what_nobody_judged_yet_is_no_zero(pages):
    assert "Todavía no es la nota final" in words(pages["waiting"].header)
    told = block(pages["waiting"], "softmax")
    assert "— de 4" in words(told) and "0 de 4" not in words(told)


def test_a_part_without_an_answer_is_said_once(pages):
    told = block(pages["empty"], "softmax")
    assert "Esta parte quedó sin responder." in words(told) and "NotImplementedError" not in words(told)
    assert "ESCRIBE TU CÓDIGO" not in words(told)


@pytest.mark.parametrize("student, pictures", [("red", 2), ("blue", 0), ("red-right", 0), ("none", 1)],
                         ids=["another drawing", "the same drawing", "a right function", "no drawing"])
def test_what_the_function_draws_stands_beside_what_it_should(pages, student, pictures):
    told = block(pages[student], "softmax")
    assert len(told.find_all("img")) == pictures
    assert all(image["alt"] for image in told.find_all("img"))
    assert ("la celda terminó con un TypeError" in words(told)) == (student == "none")
