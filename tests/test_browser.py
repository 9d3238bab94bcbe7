"""Where people work, in a real Chromium: a student in JupyterLab, an instructor in the formgrader, whoever opens a page.

The server runs in a copy of the course, with a home and settings of its own. Nothing is fetched from outside: the formgrader
gets a stand-in for MathJax, which it would load from the network, and every other request that leaves is a failure.
"""

import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import nbformat
import pytest
from conftest import BIN, Place, copy_of_the_course
from nbformat.v4 import new_code_cell, new_markdown_cell

from attention_grader import demo

playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed: pip install -e '.[test]'")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine: apt-get install chromium")

QUIET = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--disable-quic")
MATHJAX = "window.MathJax = {Hub: {Config() {}, Startup: {signal: {Interest() {}}}}};"
PATIENCE = 90_000  # milliseconds; what is waited for comes in one or two where nothing else runs
DESKTOP, PHONE = {"width": 1280, "height": 900}, {"width": 390, "height": 844}

NOTEBOOK = "1_softmax"  # one is enough, and quickly graded
MISTAKEN, HOSTILE, LATE = "s04", "s66", "s77"
BAIT = """<p>una salida que sí se ve</p><script>window.caught = "script"</script><img src="x" onerror="window.caught = 'img'">
<svg onload="window.caught = 'svg'"></svg><iframe srcdoc="<script>parent.caught = 'iframe'</script>"></iframe>
<a href="javascript:window.caught = 'link'">pulsa aquí</a>"""


@dataclass
class Troubles:
    """What a page complained of."""

    found: list[str] = field(default_factory=list)

    def watch(self, page: "playwright.Page") -> None:
        page.on("console", lambda message: self.found.append(f"console: {message.text}") if message.type == "error" else None)
        page.on("pageerror", lambda error: self.found.append(f"error: {error}"))
        page.on("requestfailed", lambda request: self.found.append(f"failed: {request.url} {request.failure}"))
        page.on("response", lambda reply: self.found.append(f"{reply.status}: {reply.url}") if reply.status >= 400 else None)


@dataclass
class Lab:
    """A course with a JupyterLab in it."""

    place: Place
    url: str


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A released course of one notebook: one student made a known mistake, one displays what should not run."""
    place = copy_of_the_course(tmp_path_factory.mktemp("browser"))
    for folder in ("source", "release"):
        for path in (place.root / folder / "atencion").glob("*.ipynb"):
            if path.stem != NOTEBOOK:
                path.unlink()
    place.run("nbgrader", "generate_assignment", "atencion", "--force")
    place.submit(MISTAKEN, {NOTEBOOK: handed_in(place, "softmax-no_maximum")})
    hostile = handed_in(place)
    hostile.cells += [
        new_code_cell(f"from IPython.display import HTML, display\ndisplay(HTML({BAIT!r}))"),
        new_markdown_cell(BAIT),
    ]
    place.submit(HOSTILE, {NOTEBOOK: hostile})
    results = place.grade()
    assert {student: result["score"] for student, result in results.items()} == {MISTAKEN: 16, HOSTILE: 20}
    return place


def handed_in(place: Place, *mistakes: str) -> nbformat.NotebookNode:
    """The notebook of a student who has everything right but for known mistakes."""
    return demo.fill(place.course.master("atencion", NOTEBOOK), demo.cells_of(demo.Student("anyone", mistakes)))


@pytest.fixture(scope="module")
def lab(course: Place, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """JupyterLab in the course directory, as `.venv/bin/jupyter lab` starts it, with nothing of this machine's settings."""
    home = tmp_path_factory.mktemp("home")
    settings = home / "settings" / "@jupyterlab"
    for name, text in {
        "apputils-extension/notification": '{"fetchNews": "false", "checkForUpdates": false}',
        "notebook-extension/tracker": '{"windowingMode": "none"}',  # all cells are in the page, also those far below
    }.items():
        path = settings / f"{name}.jupyterlab-settings"
        path.parent.mkdir(parents=True)
        path.write_text(text, "utf-8")
    own = {"HOME": home, "XDG_CONFIG_HOME": home / "xdg", "XDG_CACHE_HOME": home / "cache", "XDG_DATA_HOME": home / "share",
           "IPYTHONDIR": home / "ipython", "MPLCONFIGDIR": home / "matplotlib", "JUPYTER_CONFIG_DIR": home / "config",
           "JUPYTER_DATA_DIR": home / "data", "JUPYTER_RUNTIME_DIR": home / "runtime",
           "JUPYTERLAB_SETTINGS_DIR": home / "settings", "JUPYTERLAB_WORKSPACES_DIR": home / "workspaces"}
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "XDG_", "PYTEST"))}
    port = free_port()
    command = [BIN / "jupyter", "lab", "--no-browser", f"--port={port}", "--ServerApp.port_retries=0", "--IdentityProvider.token=",
               "--ServerApp.password=", *(["--allow-root"] if os.geteuid() == 0 else [])]
    with open(home / "log", "w+", encoding="utf-8") as log:
        server = subprocess.Popen(command, cwd=course.root, env=environment | {name: str(path) for name, path in own.items()},
                                  stdout=log, stderr=subprocess.STDOUT, start_new_session=True)
        try:
            url = f"http://127.0.0.1:{port}"
            if not answers(f"{url}/api/status", server):
                pytest.fail(f"JupyterLab did not start:\n{(home / 'log').read_text('utf-8')[-3000:]}")
            yield Lab(course, url)
        finally:
            server.send_signal(signal.SIGTERM)  # it ends its kernels, too
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                os.killpg(server.pid, signal.SIGKILL)
                server.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(url: str, server: "subprocess.Popen[bytes]") -> bool:
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until and server.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=10):
                return True
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    return False


@pytest.fixture(scope="module")
def browser() -> Iterator["playwright.Browser"]:
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture
def troubles() -> Troubles:
    return Troubles()


@pytest.fixture
def page(browser: "playwright.Browser", troubles: Troubles) -> Iterator["playwright.Page"]:
    """An empty page of a browser without memory."""
    context = browser.new_context(viewport=DESKTOP, locale="es")
    context.set_default_timeout(PATIENCE)
    context.route(lambda url: not url.startswith(("http://127.0.0.1:", "file:", "data:", "blob:")), lambda route: route.abort())
    context.route("**/mathjax/**", lambda route: route.fulfill(body=MATHJAX, content_type="text/javascript"))
    page = context.new_page()
    troubles.watch(page)
    yield page
    context.close()


# The student


def test_a_student_answers_runs_and_validates(lab, page):
    page.goto(f"{lab.url}/lab/tree/release/atencion/{NOTEBOOK}.ipynb?reset")
    page.wait_for_selector(".jp-Notebook-ExecutionIndicator[data-status=idle]")
    _heading, *body = demo.cells_of(demo.Student("anyone"))["softmax"].splitlines()
    write(page, "Convierte puntajes en proporciones", "# ESCRIBE TU CÓDIGO AQUÍ", body)
    choose(page, "Run", "Run All Cells")
    cell_with(page, "softmax([2, 1, -1])").get_by_text("✓ softmax([2, 1, -1])").wait_for()
    picture = cell_with(page, "plt.subplots(2, 2").locator(".jp-OutputArea img")
    picture.wait_for()
    assert picture.evaluate("image => image.complete && image.naturalWidth > 300")
    cell_with(page, "answer_overflow in").get_by_text("answer_overflow vale ''").last.wait_for()  # the first that fails ends it

    said = validated(page)
    assert "The following cell failed" in said and "answer_overflow vale ''" in said
    assert "softmax([1000, 1001, 999])" not in said

    for name, letter in {"answer_overflow": "b", "answer_saturation": "d"}.items():
        write(page, f'{name} = ""', f'{name} = ""', [f'{name} = "{letter}"'])
    assert "Success" in validated(page)


def cell_with(page: "playwright.Page", text: str) -> "playwright.Locator":
    """The first code cell whose input has the text."""
    return page.locator(".jp-CodeCell").filter(has=page.locator(".jp-InputArea-editor", has_text=text)).first


def write(page: "playwright.Page", cell: str, line: str, lines: list[str]) -> None:
    """Type lines over what stands in a cell from a line on, as one does by hand: the editor indents."""
    cell_with(page, cell).locator(".cm-line", has_text=line).first.click()
    page.keyboard.press("Home")
    page.keyboard.press("Control+Shift+End")
    for number, typed in enumerate(lines):
        if number:
            page.keyboard.press("Enter")
        page.keyboard.type(typed.strip())


def choose(page: "playwright.Page", menu: str, item: str) -> None:
    page.get_by_role("menuitem", name=menu, exact=True).click()
    page.locator(".lm-Menu-item").filter(has=page.get_by_text(item, exact=True)).click()


def validated(page: "playwright.Page") -> str:
    """What nbgrader's button says. It saves the notebook and runs it anew."""
    page.get_by_role("button", name="Validate").click()
    dialog = page.locator(".jp-Dialog").filter(has_text="Validation Results")
    dialog.wait_for()
    said = dialog.inner_text()
    dialog.get_by_role("button", name="OK").click()
    dialog.wait_for(state="detached")
    return str(said)


# The instructor


def open_submission(lab: Lab, page: "playwright.Page", student: str) -> None:
    page.goto(f"{lab.url}/formgrader/manage_students/{student}/atencion")
    page.get_by_role("link", name=NOTEBOOK).click()
    page.wait_for_function("window.formgrader?.loaded && formgrader.grades.loaded && formgrader.comments.loaded")


def test_the_instructor_finds_the_class_from_the_menu(lab, page):
    page.goto(f"{lab.url}/lab?reset")
    choose(page, "Nbgrader", "Formgrader")
    formgrader = page.frame_locator("iframe").first
    formgrader.locator("tr", has=formgrader.get_by_role("link", name="atencion")).locator(".num-submissions a").click()
    for student, score in {MISTAKEN: "16 / 20", HOSTILE: "20 / 20"}.items():
        row = formgrader.locator("tr", has=formgrader.locator(".student-id", has_text=student))
        assert row.locator(".score").inner_text() == score
        assert row.locator(".status").inner_text() == "graded"


def test_the_instructor_reads_a_verdict_and_comments(lab, page, troubles):
    open_submission(lab, page, MISTAKEN)
    verdict = page.locator(".verdict.failed").inner_text()
    assert verdict.startswith("No logrado: 0 de 4 puntos.") and "np.exp se desborda a partir de 710" in verdict
    assert page.locator("input#softmax-large_scores").get_attribute("placeholder") == "0"

    comment = "Vas bien: mira la sección 2 y ven a verme el lunes."
    page.locator("textarea#softmax-comment").fill(comment)
    with page.expect_response(lambda reply: "/api/comment/" in reply.url and reply.request.method == "PUT") as saved:
        page.keyboard.press("Tab")
    assert saved.value.ok
    lab.place.grade("--force", "--student", MISTAKEN)
    open_submission(lab, page, MISTAKEN)
    assert page.locator("textarea#softmax-comment").input_value() == comment
    assert not troubles.found


def test_what_a_submission_displays_does_not_run(lab, page):
    page.on("dialog", lambda dialog: pytest.fail(f"the page asked: {dialog.message}"))
    open_submission(lab, page, HOSTILE)
    page.get_by_text("una salida que sí se ve").last.wait_for()
    assert page.get_by_text("una salida que sí se ve").count() >= 2  # of the code cell and of the text
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.caught") is None
    assert page.locator("[onerror], [onload], iframe, a[href^=javascript]").count() == 0


def test_the_lightning_button_grades(lab, page):
    lab.place.submit(LATE, {NOTEBOOK: handed_in(lab.place, "softmax-ignores_axis")})
    page.goto(f"{lab.url}/formgrader/manage_submissions/atencion")
    row = page.locator("tr", has=page.locator(".student-id", has_text=LATE))
    row.get_by_text("needs autograding").wait_for()
    row.locator(".autograde a").click()
    page.locator("#success-modal").get_by_text("Successfully autograded").wait_for()
    row.get_by_text("16 / 20").wait_for()


# Whoever opens a page


@pytest.fixture(scope="module")
def pages(course: Place) -> list[Path]:
    """The feedback of both students, and the class report."""
    course.run("nbgrader", "generate_feedback", "atencion", "--force")
    course.run("attention-grader", "report", "atencion", "--to", course.root / "report.html")
    feedback = [course.root / "feedback" / student / "atencion" / f"{NOTEBOOK}.html" for student in (MISTAKEN, HOSTILE)]
    return [*feedback, course.root / "report.html"]


@pytest.mark.parametrize("size", (DESKTOP, PHONE), ids=("desktop", "phone"))
def test_the_pages_open_without_a_complaint(pages, page, troubles, size):
    page.set_viewport_size(size)
    for path in pages:
        page.goto(path.as_uri(), wait_until="networkidle")
        assert page.locator("h1").is_visible()
        assert page.evaluate("window.caught") is None
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], f"{path.name} is wider than the screen"
        assert page.evaluate("[...document.images].every(image => !image.src || image.naturalWidth)")
    assert not troubles.found
