"""The corpus of hostile and broken submissions, through the real commands, twice, in one class with healthy students.

Every submission gets the marks that a fair teacher gives; nothing that is closed to it comes back; nothing of it survives; the
healthy students' marks are the same whoever was graded before them. The order is random; `ATTENTION_TEST_SEED` repeats one.
"""

import contextlib
import ctypes
import hashlib
import json
import os
import pwd
import random
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import nbformat
import pytest
from conftest import BIN, Place, copy_of_the_course
from nbgrader.api import Gradebook
from submissions import CANARY, LEFT_BEHIND, Submission, load

from attention_grader import demo
from attention_grader.judge import exercise_of

LIMITS = """
c.Limits.cell_seconds = 6.0
c.Limits.call_seconds = 3.0
c.Limits.notebook_seconds = 20.0
c.Limits.total_seconds = 200.0
"""
PR_SET_CHILD_SUBREAPER = 36
JOBS = 2 * (os.cpu_count() or 1)  # most of the corpus waits, for its limits
MOST_LATE = 8
ORDINARY = os.environ.get("ATTENTION_TEST_USER") if os.geteuid() == 0 else None
CORPUS = {submission.id: submission for submission in load()}
SEED = int(os.environ.get("ATTENTION_TEST_SEED", random.randrange(1 << 32)))


@dataclass
class Run:
    """One grading of the whole class: the results by submission, and what was there that was not there before."""

    place: Place
    students: dict[str, str]  # by name: who is who
    results: dict[str, dict] = field(default_factory=dict)
    leftovers: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)

    def folder(self, step: str, name: str) -> Path:
        return self.place.root / step / self.students[name] / "atencion"


def mistaken(place: Place) -> dict[str, nbformat.NotebookNode]:
    cells = demo.cells_of(demo.Student("anyone", mistakes=("softmax-no_maximum", "causal_mask-hides_self")))
    return {name: demo.fill(place.course.master("atencion", name), cells) for name in place.course.graded_notebooks("atencion")}


HEALTHY = {"right": Place.solved, "mistaken": mistaken, "untouched": Place.untouched}


@cache
def master(root: Path, notebook: str) -> nbformat.NotebookNode:
    return Place(root).course.master("atencion", notebook)


def hand_in(place: Place, student: str, submission: Submission, tokens: dict[str, str]) -> None:
    """Write one submission of the corpus into `submitted/`."""
    folder = place.root / "submitted" / student / "atencion"
    folder.mkdir(parents=True)
    path = folder / f"{submission.notebook}.ipynb"
    for name, text in submission.files.items():
        (folder / name).write_text(text, "utf-8")
    if submission.kind == "symlink":
        path.symlink_to(tokens["{CLASSMATE}"])
    elif submission.kind == "directory":
        path.mkdir()
    else:
        cells = demo.cells_of(demo.Student("anyone")) | submission.cells
        made = submission.change(demo.fill(master(place.root, submission.notebook), cells))
        if isinstance(made, bytes):
            path.write_bytes(made)
            return
        for cell in made.cells:
            if isinstance(cell.get("source"), str):
                for token, text in tokens.items():
                    cell.source = cell.source.replace(token, text)
        path.write_text(json.dumps(made), "utf-8")


def plant(place: Place, classmate: str) -> None:
    """Put the canary where no submission may look."""
    with Gradebook(place.course.directory.db_url, place.course.directory.course_id) as gradebook:
        gradebook.update_or_create_student(classmate, first_name=CANARY, email=CANARY)
    (place.root / "solutions" / "reference.py").write_text(f"CANARY = '{CANARY}'\n", "utf-8")
    path = place.root / "submitted" / classmate / "atencion" / "1_softmax.ipynb"
    notebook = nbformat.read(path, 4)
    notebook.cells.append(nbformat.v4.new_markdown_cell(CANARY))
    nbformat.write(notebook, path)


def digests(root: Path) -> dict[str, str]:
    """What is handed in and what the course is made of; the gradebook and the results are the writer's."""
    folders = [root / name for name in ("submitted", "source", "release", "solutions", "nbgrader_config.py")]
    paths = [path for folder in folders for path in (folder.rglob("*") if folder.is_dir() else [folder])]
    return {str(path.relative_to(root)): hashlib.sha256(path.read_bytes()).hexdigest() for path in paths if path.is_file()}


@pytest.fixture(scope="module")
def server() -> Iterator[int]:
    """A server on this machine whose every answer is the canary; its port."""
    with socket.create_server(("127.0.0.1", 0)) as tcp, socket.socket(socket.AF_UNIX) as abstract:
        abstract.bind("\0attention-canary")
        abstract.listen()

        def serve(listening: socket.socket) -> None:
            while True:
                try:
                    connection, _address = listening.accept()
                except OSError:
                    return
                with connection:
                    connection.sendall(CANARY.encode())

        for listening in (tcp, abstract):
            threading.Thread(target=serve, args=(listening,), daemon=True).start()
        yield tcp.getsockname()[1]


def descendants() -> dict[int, str]:
    """The processes below this one that are not at their end, with their command lines: with a subreaper, also those that
    tried to get away."""
    parents, commands = {}, {}
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            state, parent = Path(f"/proc/{entry}/stat").read_text("utf-8", "replace").rpartition(")")[2].split()[:2]
            commands[int(entry)] = Path(f"/proc/{entry}/cmdline").read_text("utf-8", "replace").replace("\0", " ")[:200]
        except OSError:
            continue
        if state not in "ZX":
            parents[int(entry)] = int(parent)
    family, found = {os.getpid()}, set[int]()
    while family:
        family = {process for process, parent in parents.items() if parent in family}
        found |= family
    return {process: commands[process] for process in found}


def survivors(before: dict[int, str]) -> list[str]:
    """The processes that are there now and were not; those that have just been killed get a moment to end."""
    left: dict[int, str] = {}
    for _moment in range(50):
        left = {process: command for process, command in descendants().items() if process not in before}
        if not left:
            break
        time.sleep(0.1)
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:  # what ended under its parent has become our child
            pass
    return [f"process {process}: {command}" for process, command in left.items()]


def mounts() -> list[str]:
    return sorted(line.split(" ", 1)[1] for line in Path("/proc/self/mountinfo").read_text("utf-8").splitlines())


def kept_files() -> set[str]:
    """Files by the name that submissions leave theirs under, wherever one could lie."""
    folders = [Path("/tmp"), Path("/dev/shm"), Path("/var/tmp"), Path("/dev"), Path("/usr/local"), Path("/usr/src"), Path.home()]
    return {str(path) for folder in folders for path in folder.glob(f"*{LEFT_BEHIND}*")}


def grade(folder: Path, port: int, seed: int, corpus: Collection[str], user: str | None = None) -> Run:
    """One class in a course of its own, under random names and so in random order, graded."""
    print(f"ATTENTION_TEST_SEED={seed}")
    order = random.Random(seed)
    folder.mkdir()
    place = copy_of_the_course(folder)
    place.run("nbgrader", "generate_assignment", "atencion", "--force")
    with (folder / "nbgrader_config.py").open("a", encoding="utf-8") as config:
        config.write(LIMITS)
    names = [*corpus, *HEALTHY]
    run = Run(place, dict(zip(names, (f"{number:06x}" for number in order.sample(range(1 << 24), len(names))))))
    for name, make in HEALTHY.items():
        place.submit(run.students[name], make(place))
    classmate = run.students["right"]
    tokens = {
        "{COURSE}": str(folder), "{GRADEBOOK}": str(folder / "gradebook.db"), "{REFERENCE}": str(folder / "solutions" / "reference.py"),
        "{CLASSMATE}": str(folder / "submitted" / classmate / "atencion" / "1_softmax.ipynb"), "{PORT}": str(port),
        "{LEFT_BEHIND}": LEFT_BEHIND,
    }
    for name in corpus:
        hand_in(place, run.students[name], CORPUS[name], tokens)
    plant(place, classmate)
    with tempfile.TemporaryDirectory(prefix="att") as temporary:
        command = [str(BIN / "attention-grader"), "grade", "atencion", f"--json={folder / 'results.json'}"]
        environment = os.environ | {"TMPDIR": temporary, "CANARY": CANARY}
        if user:
            account = pwd.getpwnam(user)
            for path in (folder, Path(temporary), *folder.rglob("*")):
                os.chown(path, account.pw_uid, account.pw_gid, follow_symlinks=False)
            command = ["setpriv", f"--reuid={user}", f"--regid={account.pw_gid}", "--init-groups", *command]
            environment["HOME"] = account.pw_dir
        before, mounted, kept, there = descendants(), mounts(), kept_files(), digests(folder)

        def run_it(*arguments: str) -> dict[str, dict]:
            done = subprocess.run([*command, *arguments], cwd=folder, env=environment, capture_output=True, text=True)
            assert done.returncode in (0, 1), done.stdout[-2000:] + done.stderr[-4000:]
            by_student = {result["student"]: result for result in json.loads((folder / "results.json").read_text("utf-8"))}
            return {name: by_student[student] for name, student in run.students.items() if student in by_student}

        run.results = run_it(f"--jobs={JOBS}")
        # A busy machine uses up the small limits of this test: who lost something is heard once more, alone.
        late = [name for name in corpus if verdict(run, name)][:MOST_LATE]
        if late:
            print("heard again:", ", ".join(late))
            run.results |= run_it("--jobs=1", "--force", *(f"--student={run.students[name]}" for name in late))
        run.leftovers += survivors(before)
        run.leftovers += [f"mount {mount}" for mount in set(mounts()) - set(mounted)]
        run.leftovers += [f"file {file}" for file in (kept_files() - kept) | {path.name for path in Path(temporary).iterdir()}]
        after = digests(folder)
        run.changed = [path for path in there.keys() | after.keys() if there.get(path) != after.get(path)]
    return run


@pytest.fixture(scope="module")
def runs(server: int) -> Iterator[list[Run]]:
    """The class graded twice, in two orders: as who runs the tests and, where that is root, as an ordinary user.

    What tries to get away becomes our child.
    """
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    with tempfile.TemporaryDirectory(prefix="ath") as folder:  # not below pytest's own, which is closed to other users
        os.chmod(folder, 0o755)
        first = grade(Path(folder) / "first", server, SEED, CORPUS)
        yield [first, grade(Path(folder) / "second", server, SEED + 1, CORPUS, ORDINARY)]


def marks(result: dict, notebook: str) -> tuple[dict[str, float], dict[str, float]]:
    """What the functions and questions of a notebook earned, and what they are worth."""
    earned: dict[str, float] = {}
    worth: dict[str, float] = {}
    for cell in result["cells"]:
        if cell["notebook"] == notebook:
            name = exercise_of(cell["grade_id"]).name
            earned[name] = earned.get(name, 0) + cell["points"]
            worth[name] = worth.get(name, 0) + cell["max_points"]
    return earned, worth


def verdict(run: Run, name: str) -> str:
    """What is wrong with how a submission of the corpus was graded; empty where nothing is."""
    submission, result = CORPUS[name], run.results[name]
    earned, worth = marks(result, submission.notebook)
    due = worth | submission.marks
    problems = [f"{function}: {earned[function]:g} instead of {due[function]:g}" for function in due if earned[function] != due[function]]
    if result["status"] != submission.status:
        problems.append(f"status {result['status']}")
    notes = "\n".join(result["notes"])
    if submission.noted not in notes:
        problems.append(f"no note says {submission.noted!r}")
    path = run.folder("autograded", name) / f"{submission.notebook}.ipynb"
    outputs = json.dumps([cell.get("outputs") for cell in nbformat.read(path, 4).cells], ensure_ascii=False)
    if submission.absent and submission.absent in outputs + json.dumps(result, ensure_ascii=False):
        problems.append(f"an output contains {submission.absent!r}")
    if problems:
        problems += [f"notes: {notes[:600]}", *(f"{cell['grade_id']}: {cell['message'][:200]}" for cell in result["cells"]
                                               if cell["notebook"] == submission.notebook and cell["verdict"] != "passed")]
    return "\n".join(problems)


@pytest.mark.parametrize("name", CORPUS)
def test_the_marks_are_those_of_a_fair_teacher(runs, name):
    for run in runs:
        assert not verdict(run, name)


def test_the_healthy_students_keep_their_marks(runs):
    for run in runs:
        assert (run.results["right"]["score"], run.results["untouched"]["score"]) == (100, 0)
        named = {cell["mistake"] for cell in run.results["mistaken"]["cells"] if cell["verdict"] != "passed"}
        assert named == {"softmax-no_maximum", "causal_mask-hides_self"}
        assert {result["status"] for name, result in run.results.items() if name in HEALTHY} == {"graded"}
    for name in HEALTHY:
        assert runs[0].results[name]["cells"] == runs[1].results[name]["cells"]


def test_both_orders_give_the_same_marks(runs):
    def scores(run: Run) -> dict[str, float]:
        return {name: result["score"] for name, result in run.results.items()}

    first, second = map(scores, runs)
    assert first == second


def test_nothing_that_is_closed_comes_back(runs):
    """Neither in the notebooks nor in the results nor in the pages that students get; the classmate's own page may hold it."""
    run = runs[0]
    run.place.run("nbgrader", "generate_feedback", "atencion", "--notebook=5_posiciones", "--force")
    found = [path for step in ("autograded", "feedback") for path in (run.place.root / step).rglob("*")
             if path.is_file() and run.students["right"] not in path.parts and CANARY.encode() in path.read_bytes()]
    assert not found
    for run in runs:
        assert not [name for name, result in run.results.items() if CANARY in json.dumps(result)]


def test_nothing_of_a_submission_survives(runs):
    """No process, no mount, no file, in none of the places that submissions try."""
    assert [run.leftovers for run in runs] == [[], []]


def test_nothing_but_results_is_written(runs):
    assert [run.changed for run in runs] == [[], []]
    for run in runs:
        with Gradebook(run.place.course.directory.db_url, run.place.course.directory.course_id) as gradebook:
            assert {student.id for student in gradebook.students} == set(run.students.values())
            assert not [grade for assignment in gradebook.assignments for submission in assignment.submissions
                        for notebook in submission.notebooks for grade in notebook.grades if grade.manual_score is not None]


def test_an_ordinary_user_grades_too(runs):
    """Both runs above are one where the tests run as nobody special; where root runs them, the second is the user's."""
    if os.geteuid() == 0 and not ORDINARY:
        pytest.skip("root runs the tests, and ATTENTION_TEST_USER names no ordinary user to grade as")
    owner = (runs[1].place.root / "results.json").stat().st_uid
    assert owner != 0


def test_the_corpus_is_as_large_as_it_is_said_to_be():
    assert len(CORPUS) >= 100
    assert {submission.group for submission in CORPUS.values()} >= {
        "reading", "forging", "metadata", "channel", "persistence", "sabotage", "exhaustion", "death", "accidents", "broken"}
