"""How fast a class is graded: by stock nbgrader, by this course, and by nobody (the bare cells), in turn, in one run.

    python benchmarks/bench.py                             40 students × 5 notebooks
    python benchmarks/bench.py --students 10               sooner
    python benchmarks/bench.py --students 0 --growth 10 100 1000    time and memory as a class grows

docs/performance.md says what each number means. Everything happens in a temporary copy of the course.
"""

import argparse
import contextlib
import io
import multiprocessing
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from pathlib import Path

import nbformat
import psutil

from attention_grader import batch, demo, grading, judge, record, transplant
from attention_grader.course import Course
from attention_grader.kernel import session

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
ASSIGNMENT = "atencion"
STOCK = 'c = get_config()\nc.CourseDirectory.course_id = "atencion"\n'  # nbgrader as it comes
MEGABYTE = 1 << 20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--students", type=int, default=40, help="of the comparison with stock nbgrader; 0 leaves it out")
    parser.add_argument("--notebooks", type=int, default=5, help="that each student hands in at most")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--growth", type=int, nargs="*", default=[], metavar="N", help="class sizes to grade one after the other")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        print(f"{platform.system()}, Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; "
              f"{options.jobs} jobs", flush=True)
        if options.students:
            compare(Path(folder), options.students, options.notebooks, options.jobs)
        for size in options.growth:
            grow(Path(folder) / f"class{size}", size, options.notebooks, options.jobs)


def compare(folder: Path, students: int, notebooks: int, jobs: int) -> None:
    """Grade one class three times and print what it took."""
    ours = make_course(folder / "ours", students, notebooks)
    stock = make_course(folder / "stock", students, notebooks, STOCK)
    count = len(list(ours.glob(f"submitted/*/{ASSIGNMENT}/*.ipynb")))
    print(f"{students} students, {count} notebooks\n\n{'':24}{'s':>8}{'s/notebook':>12}{'CPU s':>8}{'notebooks/s':>13}")
    taken = {}
    for name, measured in (
            ("stock nbgrader", lambda: timed([BIN / "nbgrader", "autograde", ASSIGNMENT], stock)),
            ("attention-grader", lambda: timed([BIN / "attention-grader", "grade", ASSIGNMENT, "--force", "--jobs", jobs], ours)),
            ("floor: the bare cells", lambda: floor(ours, jobs))):
        taken[name] = measured()
        seconds, cpu = taken[name].seconds, taken[name].cpu
        print(f"{name:24}{seconds:8.1f}{seconds / count:12.3f}{cpu:8.1f}{count / seconds:13.2f}", flush=True)
    reference, this, bare = (taken[name].seconds for name in taken)
    print(f"\nthroughput against stock: {reference / this:.1f} ×      time against the floor: {this / bare:.2f} ×")
    print_memory(taken["attention-grader"].memory)
    where_time_goes(ours)


def grow(folder: Path, students: int, notebooks: int, jobs: int) -> None:
    """Grade a class of some size and print what it took."""
    root = make_course(folder, students, notebooks)
    took = timed([BIN / "attention-grader", "grade", ASSIGNMENT, "--force", "--jobs", jobs], root)
    count = len(list(root.glob(f"submitted/*/{ASSIGNMENT}/*.ipynb")))
    print(f"{students} students, {count} notebooks: {took.seconds:.0f} s, {count / took.seconds:.2f} notebooks/s")
    print_memory(took.memory)
    shutil.rmtree(folder)


def make_course(root: Path, students: int, notebooks: int, config: str | None = None) -> Path:
    """A released course with a class of the demonstration's students over and over; with its own configuration, or `config`."""
    root.mkdir()
    shutil.copytree(ROOT / "source", root / "source")
    shutil.copyfile(ROOT / "nbgrader_config.py", root / "nbgrader_config.py")
    course = Course.find(root)
    masters = {name: course.master(ASSIGNMENT, name) for name in course.graded_notebooks(ASSIGNMENT)[:notebooks]}
    files = [{name: nbformat.writes(demo.fill(master, {} if student.empty else demo.cells_of(student)))
              for name, master in list(masters.items())[:student.notebooks]} for student in demo.CLASS]
    for number in range(students):
        folder = root / "submitted" / f"s{number:04d}" / ASSIGNMENT
        folder.mkdir(parents=True)
        for name, text in files[number % len(files)].items():
            (folder / f"{name}.ipynb").write_text(text, "utf-8")
    if config is not None:
        (root / "nbgrader_config.py").write_text(config, "utf-8")
    for path in (root / "source" / ASSIGNMENT).glob("*.ipynb"):
        if path.stem not in masters:
            path.unlink()
    timed([BIN / "nbgrader", "generate_assignment", ASSIGNMENT, "--force"], root)
    return root


@dataclass
class Taken:
    """What a command took: seconds of wall time, seconds of the machine's processors, most megabytes of memory by kind of process."""

    seconds: float
    cpu: float
    memory: dict[str, tuple[float, float]] = field(default_factory=dict)


def timed(command: Sequence[object], root: Path) -> Taken:
    """Run a command in a course; raise where it fails."""
    before, started = busy(), time.monotonic()
    log = root / "bench.log"
    with open(log, "wb") as out:
        process = subprocess.Popen([*map(str, command)], cwd=root, stdout=out, stderr=out)
        watch = Watch(process.pid)
        code = process.wait()
    seconds, after = time.monotonic() - started, busy()
    if code not in (0, 1):
        raise RuntimeError(f"{command} ended with {code}:\n{log.read_text('utf-8', errors='replace')[-3000:]}")
    return Taken(seconds, after - before, watch.most)


def busy() -> float:
    """Seconds that this machine's processors have worked, for whomever: a sandbox is nobody's child in the end."""
    times = psutil.cpu_times()
    return float(times.user + times.nice + times.system)


class Watch(threading.Thread):
    """Looks every two seconds at the memory of a process and of what it started, until they are gone.

    `most` holds, by kind, the most that one process (a sandbox: all its processes together) took: private megabytes, and
    megabytes with its share of what is shared.
    """

    def __init__(self, number: int):
        super().__init__(daemon=True)
        self.number = number
        self.most: dict[str, tuple[float, float]] = {}
        self.start()

    def run(self) -> None:
        with contextlib.suppress(psutil.Error):
            while True:
                command = psutil.Process(self.number)
                self._note("the writer", [command])
                for child in command.children():
                    if any("forkserver" in word for word in child.cmdline()):
                        for worker in child.children():
                            self._note("a worker", [worker])
                            self._note("its sandbox", worker.children(recursive=True))
                time.sleep(2)  # a look reads every page table: it is work too

    def _note(self, kind: str, processes: Sequence[psutil.Process]) -> None:
        private = shared = 0
        for process in processes:
            with contextlib.suppress(psutil.Error):
                memory = process.memory_full_info()
                private, shared = private + memory.uss, shared + memory.pss
        before = self.most.get(kind, (0.0, 0.0))
        self.most[kind] = (max(before[0], private / MEGABYTE), max(before[1], shared / MEGABYTE))


def print_memory(memory: dict[str, tuple[float, float]]) -> None:
    print("memory at most (MB private / with its share of shared pages): " + ", ".join(
        f"{kind} {private:.0f} / {shared:.0f}" for kind, (private, shared) in memory.items()), flush=True)


def floor(root: Path, jobs: int) -> Taken:
    """The bare code cells of every notebook, in processes that have imported everything and drawn once; figures become PNG."""
    context = multiprocessing.get_context("spawn")
    course = Course.find(root)
    paths = sorted(root.glob(f"submitted/*/{ASSIGNMENT}/*.ipynb"))
    masters = {name: course.master(ASSIGNMENT, name) for name in {path.stem for path in paths}}
    sources = [[cell.source for cell in transplant.transplant(masters[path.stem], transplant.read(path.read_bytes())).notebook.cells
                if cell.cell_type == "code"] for path in paths]
    os.environ["OPENBLAS_NUM_THREADS"] = os.environ["OMP_NUM_THREADS"] = "1"
    with context.Pool(jobs) as pool:
        pool.map(bare, sources[:1] * 8 * jobs, chunksize=8)
        started = time.monotonic()
        cpu = sum(pool.imap_unordered(bare, sources))
        return Taken(time.monotonic() - started, cpu)


def bare(sources: Sequence[str]) -> float:
    """Run cells one after the other with nothing around them; return the seconds of processor time."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    started = time.process_time()
    namespace: dict[str, object] = {"__name__": "__main__"}
    for source in sources:
        with contextlib.suppress(Exception), contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            exec(compile(source, "cell", "exec"), namespace)
        for number in pyplot.get_fignums():  # as a notebook shows them after each cell
            pyplot.figure(number).savefig(io.BytesIO(), format="png", bbox_inches="tight")
        pyplot.close("all")
    return time.process_time() - started


class Clock:
    """Adds up the time within functions, less that within others that are measured too."""

    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()
        self.within: list[str] = []
        self.since = time.perf_counter()

    def _tick(self) -> None:
        now = time.perf_counter()
        if self.within:
            self.seconds[self.within[-1]] += now - self.since
        self.since = now

    @contextlib.contextmanager
    def spend(self, name: str) -> Iterator[None]:
        self._tick()
        self.within.append(name)
        try:
            yield
        finally:
            self._tick()
            self.within.pop()

    def around(self, holder: object, name: str, label: str) -> None:
        """Measure a function where it lives, from outside."""
        function: Callable[..., object] = getattr(holder, name)

        def measured(*args: object, **kwargs: object) -> object:
            with self.spend(label):
                return function(*args, **kwargs)

        setattr(holder, name, measured)


def where_time_goes(root: Path) -> None:
    """Grade the demonstration's students once in this process and print the share of each part."""
    clock = Clock()
    clock.around(session.Session, "__enter__", "kernel: fork, isolate, answer")
    clock.around(session.Session, "__exit__", "kernel: end")
    clock.around(session.Session, "run", "cells")
    clock.around(session.Session, "ask", "calls of the judge's")
    clock.around(grading, "judge", "judge: compare, name")
    clock.around(record, "record", "record: gradebook, files")
    clock.around(batch, "grade_submission", "read, transplant, write notebooks")
    course = Course.find(root)
    students = course.students(ASSIGNMENT)[:len(demo.CLASS)]
    for _result in batch.grade(course, ASSIGNMENT, students[:1], 1, Here, force=True):
        pass  # the first one starts the warm parent and fills what the judge keeps
    first = clock.seconds.total()
    clock.seconds.clear()
    for exercise in judge.REGISTER.values():  # as after a while in a big class
        for mistake in exercise.mistakes:
            judge.failed_by(exercise.name, mistake.id)
    count = sum(1 for student in students for _path in root.glob(f"submitted/{student}/{ASSIGNMENT}/*.ipynb"))
    for _result in batch.grade(course, ASSIGNMENT, students, 1, Here, force=True):
        pass
    total = clock.seconds.total()
    print(f"\nwhere the time goes, {count} notebooks one after the other, {1000 * total / count:.0f} ms each "
          f"(the first submission, with the warm parent: {first:.1f} s):")
    for name, seconds in clock.seconds.most_common():
        print(f"  {name:36}{1000 * seconds / count:7.1f} ms{100 * seconds / total:6.0f} %")


class Here(Executor):
    """An executor that does it at once, in this process."""

    def __init__(self, jobs: int):
        pass

    def submit(self, function, /, *args, **kwargs):  # type: ignore[no-untyped-def]
        future: Future[object] = Future()
        future.set_result(getattr(batch, function.__name__, function)(*args, **kwargs))
        return future


if __name__ == "__main__":
    main()
