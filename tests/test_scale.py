"""A class, a faculty: runs that are repeated, interrupted, killed, spread over machines, written to another database."""

import json
import os
import pwd
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import nbformat
import psutil
import pytest
from conftest import BIN, Place, copy_of_the_course
from nbgrader.api import Gradebook

from attention_grader import batch, grading, submission
from attention_grader.cells import mistake_cell
from attention_grader.exercises import REGISTER
from attention_grader.kernel import sandbox

MARK = "ATTENTION_TEST_RUN"  # in the environment of every process of a run
PATIENCE = 240  # seconds after which a test gives up


def write_small_class(place: Place) -> None:
    """Five students who hand in one or two notebooks: right, wrong, as given out, and a file that cannot be read."""
    softmax = REGISTER["softmax"]
    wrong = mistake_cell(softmax, next(mistake for mistake in softmax.mistakes if mistake.id == "softmax-no_maximum"))
    right, untouched = place.solved(), place.untouched()
    place.submit("ana", {name: right[name] for name in ("1_softmax", "3_mascara_causal")})
    place.submit("beto", {"1_softmax": place.solved(softmax=wrong)["1_softmax"]})
    place.submit("carla", {"1_softmax": untouched["1_softmax"]})
    place.submit("dora", {"1_softmax": nbformat.writes(right["1_softmax"]).encode()[:2000]})
    place.submit("eva", {"1_softmax": right["1_softmax"]})


@dataclass
class Undisturbed:
    """A course that was graded from beginning to end, and what came of it."""

    place: Place
    results: dict[str, dict]
    gradebook: dict[tuple[str, ...], tuple]


@pytest.fixture(scope="module")
def ungraded(tmp_path_factory) -> Place:
    place = copy_of_the_course(tmp_path_factory.mktemp("ungraded"))
    place.run("nbgrader", "generate_assignment", "atencion", "--force")
    write_small_class(place)
    return place


@pytest.fixture(scope="module")
def undisturbed(ungraded, tmp_path_factory) -> Undisturbed:
    place = copy(ungraded, tmp_path_factory.mktemp("graded"))
    results = place.grade("--jobs", 2)
    assert {student: result["status"] for student, result in results.items()} == {
        "ana": "graded", "beto": "graded", "carla": "graded", "dora": "needs_attention", "eva": "graded"}
    return Undisturbed(place, results, dump(place))


def copy(place: Place, folder: Path) -> Place:
    shutil.copytree(place.root, folder, dirs_exist_ok=True)
    return Place(folder)


@pytest.fixture
def fresh(ungraded, tmp_path) -> Place:
    """A course of the test's own with the small class, which nobody has graded yet."""
    return copy(ungraded, tmp_path)


@pytest.fixture
def graded(undisturbed, tmp_path) -> Place:
    """The same, graded."""
    return copy(undisturbed.place, tmp_path)


def dump(place: Place) -> dict[tuple[str, ...], tuple]:
    """All that the gradebook says of the submissions, by name."""
    found: dict[tuple[str, ...], tuple] = {}
    with Gradebook(place.course.directory.db_url, "atencion") as gradebook:
        for submission in gradebook.assignment_submissions("atencion"):
            for notebook in submission.notebooks:
                where = (submission.student_id, notebook.name)
                found[where] = (notebook.late_submission_penalty,)
                for grade in notebook.grades:
                    found[(*where, "grade", grade.name)] = (
                        grade.auto_score, grade.manual_score, grade.extra_credit, grade.needs_manual_grade)
                for comment in notebook.comments:
                    found[(*where, "comment", comment.name)] = (comment.auto_comment, comment.manual_comment)
    return found


def written(place: Place) -> dict[str, int]:
    """When each student's first autograded notebook was written."""
    return {path.parents[1].name: path.stat().st_mtime_ns for path in place.root.glob("autograded/*/atencion/1_softmax.ipynb")}


@pytest.fixture
def starts(tmp_path_factory, monkeypatch) -> Callable[[], int]:
    """Counts the sandboxes that were started, through a `bwrap` before the real one."""
    folder = tmp_path_factory.mktemp("bin")
    (folder / "bwrap").write_text(f'#!/bin/sh\necho started >> {folder}/log\nexec {sandbox.bubblewrap()} "$@"\n')
    (folder / "bwrap").chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:{os.environ['PATH']}")
    return lambda: len((folder / "log").read_text().splitlines()) if (folder / "log").exists() else 0


def test_an_unchanged_class_takes_no_kernel(graded, undisturbed, starts):
    before = written(graded)
    for path in graded.root.glob("submitted/*/*/*.ipynb"):
        os.utime(path)  # another time is no change
    assert graded.grade() == undisturbed.results
    assert starts() == 0 and written(graded) == before
    assert dump(graded) == undisturbed.gradebook


def test_a_changed_byte_regrades_its_student_only(graded, undisturbed, starts):
    before = written(graded)
    path = graded.root / "submitted" / "beto" / "atencion" / "1_softmax.ipynb"
    path.write_bytes(path.read_bytes() + b"\n")
    assert graded.grade() == undisturbed.results
    assert starts() == 1
    assert {student for student, when in written(graded).items() if when != before[student]} == {"beto"}
    assert dump(graded) == undisturbed.gradebook


def test_force_regrades_everybody(graded, undisturbed, starts):
    before = written(graded)
    assert graded.grade("--force", "--jobs", 1) == undisturbed.results
    assert starts() == 1
    assert all(when != before[student] for student, when in written(graded).items())
    assert dump(graded) == undisturbed.gradebook


def test_a_deleted_result_is_made_again(graded, undisturbed):
    shutil.rmtree(graded.root / "autograded" / "eva")
    assert graded.grade() == undisturbed.results
    assert "eva" in written(graded)


def test_what_a_person_gave_is_never_lost(graded, undisturbed):
    with Gradebook(graded.course.directory.db_url, "atencion") as gradebook:
        grade = gradebook.find_grade("softmax-large_scores", "1_softmax", "atencion", "eva")
        grade.manual_score, grade.extra_credit = 1.5, 0.25
        gradebook.find_comment("softmax", "1_softmax", "atencion", "eva").manual_comment = "Muy bien contado."
        gradebook.find_grade("softmax-large_scores", "1_softmax", "atencion", "dora").manual_score = 2.0
        gradebook.find_grade("softmax-large_scores", "1_softmax", "atencion", "dora").needs_manual_grade = False
        gradebook.db.commit()
    given = dump(graded)
    assert sum(given[key] != undisturbed.gradebook[key] for key in given) == 3
    graded.grade()
    assert dump(graded) == given
    graded.grade("--force")
    assert dump(graded) == given

    graded.submit("eva", {"1_softmax": graded.untouched()["1_softmax"]})
    graded.grade()
    after = dump(graded)
    key = ("eva", "1_softmax", "grade", "softmax-large_scores")
    assert given[key][1:] == (1.5, 0.25, False)
    assert after[key] == (0.0, 1.5, 0.25, True), "the score stays, and is asked about: the answer is another"
    assert after["eva", "1_softmax", "comment", "softmax"] == ("Sin responder.", "Muy bien contado.")
    assert {where: value for where, value in after.items() if where[0] != "eva"} == {
        where: value for where, value in given.items() if where[0] != "eva"}


class Run:
    """`attention-grader grade` in a session of its own, to be disturbed."""

    def __init__(self, place: Place, *arguments: object):
        self.place = place
        self.temporary = Path(tempfile.mkdtemp(prefix="run-"))
        self.process = subprocess.Popen(
            [BIN / "attention-grader", "grade", "atencion", *map(str, arguments)], cwd=place.root, text=True, start_new_session=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell ignores it in what it starts in the background
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ | {MARK: str(self.temporary), "TMPDIR": str(self.temporary)})

    def wait_for(self, moment: Callable[[], object]) -> None:
        """Wait for a moment, or the end of the run."""
        until = time.monotonic() + PATIENCE
        while not moment() and self.process.poll() is None and time.monotonic() < until:
            time.sleep(0.002)

    def end(self) -> tuple[str, str]:
        """Wait for the end; return what was printed."""
        try:
            return self.process.communicate(timeout=PATIENCE)
        finally:
            if self.process.poll() is None:
                os.killpg(self.process.pid, signal.SIGKILL)

    def kill(self) -> None:
        """SIGKILL to the command alone: its workers and kernels must notice by themselves."""
        self.process.kill()
        self.process.communicate(timeout=60)  # longer where a worker that is left over holds the output open

    def processes(self) -> list[psutil.Process]:
        """What runs for this run: our processes by their environment, sandboxes by the folder that they were given."""
        found = []
        for process in psutil.process_iter():
            try:
                if process.environ().get(MARK) == str(self.temporary) or str(self.temporary) in " ".join(process.cmdline()):
                    found.append(process)
            except psutil.Error:
                continue
        return [process for process in found if process.status() != psutil.STATUS_ZOMBIE]

    def workers(self) -> list[psutil.Process]:
        """The processes that grade: children of the one that they are forked from, whose command line they have."""
        forked = {process.pid: process for process in self.processes() if any("forkserver" in word for word in process.cmdline())}
        return [process for process in forked.values() if process.ppid() in forked]

    def nothing_left(self) -> bool:
        until = time.monotonic() + 20
        while self.processes() and time.monotonic() < until:
            time.sleep(0.1)
        left = self.processes()
        shutil.rmtree(self.temporary, ignore_errors=True)
        return not left


def keys(place: Place) -> int:
    """How many students are recorded to the end."""
    return len(list(place.root.glob("autograded/.keys/atencion/*")))


def half_recorded(place: Place) -> bool:
    """Whether a student is being recorded just now."""
    folders = {path.parent.name for path in place.root.glob("autograded/*/atencion")}
    return bool(folders - {path.name for path in place.root.glob("autograded/.keys/atencion/*")})


@pytest.mark.parametrize("moment", ["workers start", "one is recorded"])
def test_ctrl_c_ends_cleanly_and_keeps_what_was_graded(fresh, undisturbed, moment):
    run = Run(fresh, "--jobs", 2)
    run.wait_for(run.workers if moment == "workers start" else lambda: keys(fresh))
    os.killpg(run.process.pid, signal.SIGINT)
    _printed, said = run.end()
    assert run.process.returncode == 130, said
    assert "Traceback" not in said and said.strip() == "Interrumpido; lo que ya estaba calificado quedó guardado."
    assert run.nothing_left()
    kept = keys(fresh)
    assert kept >= (moment == "one is recorded")
    before = written(fresh)
    assert fresh.grade("--jobs", 2) == undisturbed.results
    assert {student for student, when in written(fresh).items() if before.get(student) == when} == set(before)
    assert dump(fresh) == undisturbed.gradebook


def test_killed_at_several_moments_the_gradebook_is_the_same_in_the_end(fresh, undisturbed):
    moments: list[Callable[[Run], object]] = [
        lambda run: list(run.temporary.glob("attention-*")),  # a sandbox is being made
        lambda run: half_recorded(fresh),
        lambda run: keys(fresh) >= 2,
        lambda run: half_recorded(fresh),
        lambda run: keys(fresh) >= 4,
    ]
    for moment in moments:
        run = Run(fresh, "--jobs", 2)
        run.wait_for(lambda now=moment, of=run: now(of))
        run.kill()
        assert run.nothing_left()
    assert fresh.grade("--jobs", 2) == undisturbed.results
    assert dump(fresh) == undisturbed.gradebook


def test_a_killed_worker_costs_nothing(fresh, undisturbed):
    run = Run(fresh, "--jobs", 2, "--json", "results.json")
    run.wait_for(lambda: keys(fresh))
    run.workers()[0].kill()
    _printed, said = run.end()
    assert run.process.returncode == 1 and "Traceback" not in said  # 1: the file that cannot be read
    assert run.nothing_left()
    results = json.loads((fresh.root / "results.json").read_text("utf-8"))
    assert {result["student"]: result for result in results} == undisturbed.results
    assert dump(fresh) == undisturbed.gradebook


def deadly(submission: batch.Submission) -> dict[str, str]:
    """Stands in for grading: some submissions take their worker along."""
    if submission.student.startswith("deadly"):
        os._exit(9)
    return {"graded": submission.student}


def spawned(jobs: int) -> Executor:
    return ProcessPoolExecutor(jobs, get_context("spawn"))


def test_who_takes_every_worker_along_is_set_aside(undisturbed, monkeypatch):
    monkeypatch.setattr(batch, "grade_submission", deadly)
    masters = {"1_softmax": nbformat.writes(undisturbed.place.course.master("atencion", "1_softmax"))}
    students = ["s1", "deadly1", "s2", "s3", "deadly2", "s4"]
    submissions = (batch.Submission(student, masters, {}, {}) for student in students)
    found = {submission.student: texts for submission, texts in batch.execute(submissions, 2, spawned)}
    assert set(found) == set(students)
    for student, texts in found.items():
        if student.startswith("s"):
            assert texts == {"graded": student}
        else:
            notebook = nbformat.reads(texts["1_softmax"], as_version=4)
            verdicts = {cell.metadata.attention_grader.verdict for cell in notebook.cells if "attention_grader" in cell.metadata}
            assert verdicts == {"not_judged"} and "hizo caer" in notebook.metadata.attention_grader.notes[0]


def raises(master: nbformat.NotebookNode, _data: bytes, _limits: object) -> grading.Graded:
    raise RuntimeError("a fault of ours")


def cannot_be_written(master: nbformat.NotebookNode, _data: bytes, _limits: object) -> grading.Graded:
    return grading.unjudged(master, "\ud83d")


@pytest.mark.parametrize("fault", [raises, cannot_be_written])
def test_a_fault_of_ours_costs_one_notebook_and_no_mark(undisturbed, monkeypatch, fault):
    monkeypatch.setattr(submission, "grade_notebook", fault)
    masters = {name: nbformat.writes(undisturbed.place.course.master("atencion", name)) for name in ("1_softmax", "2_atencion")}
    texts = submission.grade_submission(submission.Submission("s1", masters, {"1_softmax": b"{}"}, {}))
    graded = {name: nbformat.reads(text, as_version=4) for name, text in texts.items()}
    verdicts = {name: {cell.metadata.attention_grader.verdict for cell in notebook.cells if "attention_grader" in cell.metadata}
                for name, notebook in graded.items()}
    assert verdicts == {"1_softmax": {"not_judged"}, "2_atencion": {"failed"}}
    assert "Falló el calificador" in graded["1_softmax"].metadata.attention_grader.notes[0]


def test_only_a_few_submissions_are_read_ahead(monkeypatch):
    monkeypatch.setattr(batch, "grade_submission", deadly)
    taken = given = 0

    def submissions() -> Iterator[batch.Submission]:
        nonlocal taken
        for number in range(200):
            taken += 1
            yield batch.Submission(f"s{number}", {}, {}, {})

    for _submission, _texts in batch.execute(submissions(), 2, ThreadPoolExecutor):
        given += 1
        assert taken - given <= 4
    assert given == 200


@pytest.fixture
def scheduler(tmp_path_factory) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A dask scheduler and two workers, as processes that know nothing of the course's folder: its address, and the workers."""
    pytest.importorskip("distributed", reason="the extra [cluster] is not installed")
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    dask, file = [sys.executable, "-m", "dask"], elsewhere / "scheduler.json"
    log = open(elsewhere / "log", "wb")  # noqa: SIM115 - the processes write to it

    def start(*arguments: object) -> subprocess.Popen[bytes]:
        return subprocess.Popen([*dask, *map(str, arguments)], cwd=elsewhere, stdout=log, stderr=log, start_new_session=True)

    processes = [start("scheduler", "--host", "127.0.0.1", "--port", 0, "--no-dashboard", "--no-jupyter", "--scheduler-file", file)]
    try:
        until = time.monotonic() + PATIENCE
        while not file.exists() and time.monotonic() < until:
            time.sleep(0.1)
        address = json.loads(file.read_text())["address"]
        processes += [start("worker", address, "--nthreads", 1, "--nworkers", 1, "--no-nanny", "--no-dashboard", "--name", f"w{number}",
                            "--local-directory", elsewhere) for number in (1, 2)]
        wait_for_workers(address, 2)
        yield address, processes[1:]
    finally:
        for process in reversed(processes):
            process.kill()
            process.wait()
        log.close()


def wait_for_workers(address: str, number: int) -> None:
    from distributed import Client

    with Client(address, timeout=PATIENCE) as client:
        client.wait_for_workers(number, timeout=PATIENCE)


def test_a_cluster_gives_the_same_scores_though_a_worker_is_lost(fresh, undisturbed, scheduler):
    address, workers = scheduler
    run = Run(fresh, "--jobs", 2, "--scheduler", address, "--json", "results.json")
    run.wait_for(lambda: keys(fresh))
    workers[0].kill()
    _printed, said = run.end()
    assert run.process.returncode == 1 and "Traceback" not in said, said
    assert run.nothing_left()
    results = json.loads((fresh.root / "results.json").read_text("utf-8"))
    assert {result["student"]: result for result in results} == undisturbed.results
    assert dump(fresh) == undisturbed.gradebook


def test_a_scheduler_that_is_not_there(graded):
    done = graded.run("attention-grader", "grade", "atencion", "--scheduler", "tcp://127.0.0.1:9", ok=False)
    assert done.returncode == 2 and "127.0.0.1:9 no responde" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.fixture
def postgres() -> Iterator[str]:
    """The address of a database on a server of the test's own."""
    pytest.importorskip("psycopg2", reason="the extra [postgres] is not installed")
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(re.sub(r"\D", "", path.parts[4]) or 0))
    programs = folders[-1].parent if folders else Path(shutil.which("initdb") or "").parent
    if not (programs / "initdb").exists():
        pytest.skip("no PostgreSQL server is installed here")
    user = None
    if os.geteuid() == 0:  # a server refuses to run as root
        names = {entry.pw_name for entry in pwd.getpwall()}
        user = next((name for name in ("postgres", "nobody") if name in names), None)
        if user is None:
            pytest.skip("root cannot run PostgreSQL and there is no other user")
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    folder.chmod(0o755)
    if user:
        shutil.chown(folder, user)

    def command(program: str, *arguments: object) -> None:
        with open(folder.parent / f"{folder.name}.log", "ab") as log:
            subprocess.run([programs / program, *map(str, arguments)], check=True, user=user, cwd=folder, stdout=log, stderr=log)

    try:
        command("initdb", "-D", folder / "data", "-U", "grader", "-A", "trust", "-E", "UTF8")
        command("pg_ctl", "-D", folder / "data", "-w", "-t", PATIENCE, "-l", folder / "log", "-o",
                f"-c listen_addresses='' -k {folder} -c fsync=off", "start")
        try:
            command("createdb", "-h", folder, "-U", "grader", "gradebook")
            yield f"postgresql+psycopg2://grader@/gradebook?host={folder}"
        finally:
            command("pg_ctl", "-D", folder / "data", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        (folder.parent / f"{folder.name}.log").unlink(missing_ok=True)


def test_the_gradebook_may_be_postgresql(tmp_path, undisturbed, postgres):
    place = copy_of_the_course(tmp_path)
    with open(place.root / "nbgrader_config.py", "a", encoding="utf-8") as config:
        config.write(f"\nc.CourseDirectory.db_url = {postgres!r}\n")
    place.run("nbgrader", "generate_assignment", "atencion", "--force")
    write_small_class(place)
    results = place.grade("--jobs", 2)
    assert results == undisturbed.results
    assert dump(place) == undisturbed.gradebook
    assert not (place.root / "gradebook.db").exists()
    for course in (place, undisturbed.place):
        done = course.run("attention-grader", "export", "atencion", "--to", "notas.csv", ok=False)
        assert done.returncode == 1 and "dora" in done.stdout  # 1: hers is left for a person
    assert (place.root / "notas.csv").read_bytes() == (undisturbed.place.root / "notas.csv").read_bytes()
    assert place.grade() == results
