"""The self-test: tries from inside what student code must not be able to do, and says what could be done."""

import ctypes
import os
import socket
import sys


def breaches(settings):
    """What the sandbox let through, a short English phrase each; empty where every wall holds."""
    found = []
    for attempt in (other_processes, privileges, network, files_outside, writing_outside, mounting, system_calls, modules, descriptors):
        try:
            found += attempt(settings)
        except Exception as error:
            found.append(f"{attempt.__name__}: {type(error).__name__}: {error}")
    return found


def status(field):
    with open("/proc/self/status", encoding="ascii") as file:
        return next(line.split()[1] for line in file if line.startswith(field + ":"))


def other_processes(settings):
    numbers = [entry for entry in os.listdir("/proc") if entry.isdigit()]
    return [] if numbers == ["1"] and os.getpid() == 1 else [f"sees the processes {numbers}"]


def privileges(settings):
    found = [f"has {field} {status(field)}" for field in ("CapEff", "CapPrm", "CapInh", "CapBnd", "CapAmb") if int(status(field), 16)]
    if status("NoNewPrivs") != "1":
        found.append("may gain privileges")
    if status("Seccomp") != "2":
        found.append("has no filter of system calls")
    if settings["uid"] is not None and os.getresuid() != (settings["uid"],) * 3:
        found.append("is another user than it should be")
    return found


def network(settings):
    found = []
    with open("/proc/net/dev", encoding="ascii") as file:
        interfaces = [line.split(":")[0].strip() for line in file if ":" in line]
    if interfaces != ["lo"]:
        found.append(f"sees the network interfaces {interfaces}")
    for family in (2, 10, 16, 17, 38, 40):  # IP, IP 6, netlink, packet, the kernel's cryptography, vsock
        try:
            socket.socket(family, socket.SOCK_STREAM).close()
            found.append(f"opens a socket of family {family}")
        except OSError:
            pass
    return found


def files_outside(settings):
    return [f"sees {path}" for path in settings["hidden"] if os.path.lexists(path)]


def writing_outside(settings):
    found = []
    with open("/proc/self/mountinfo", encoding="utf-8") as file:
        mounted = [line.split()[4] for line in file]
    others = [place for place in mounted if os.path.isdir(place) and place not in ("/tmp", "/dev/shm")]
    for path in ("/usr", "/etc", "/proc/sys/kernel", os.path.dirname(sys.executable), *settings["paths"], *others):
        target = os.path.join(path, "attention_wall")
        try:
            with open(target, "w", encoding="ascii"):
                found.append(f"writes in {path}")
            os.unlink(target)
        except OSError:
            pass
    for setting in ("/proc/sys/kernel/core_pattern", "/proc/sys/vm/swappiness", "/proc/sysrq-trigger"):
        try:
            os.close(os.open(setting, os.O_WRONLY))
            found.append(f"opens {setting} for writing")
        except OSError:
            pass
    return found


def mounting(settings):
    libc = ctypes.CDLL(None, use_errno=True)
    found = []
    if libc.mount(b"tmpfs", b"/tmp", b"tmpfs", 0, b"") == 0:
        found.append("mounts")
    for name, flag in (("user", 0x10000000), ("mount", 0x20000), ("network", 0x40000000)):
        if libc.unshare(flag) == 0:
            found.append(f"makes a {name} namespace")
    return found


def system_calls(settings):
    libc = ctypes.CDLL(None, use_errno=True)
    found = []
    for name, number in settings["denied"].items():
        libc.syscall(ctypes.c_long(number), *(ctypes.c_long(-1) for _ in range(5)))
        if ctypes.get_errno() != 1:  # EPERM, before the call looks at its nonsensical arguments
            found.append(f"calls {name}")
        ctypes.set_errno(0)
    return found


def modules(settings):
    found = []
    for name in ("attention_grader", "nbgrader", "pip", "jupyter_server"):
        try:
            __import__(name)
            found.append(f"imports {name}")
        except ImportError:
            pass
    return found


def descriptors(settings):
    kept = [int(entry) for entry in os.listdir("/proc/self/fd")]
    others = [os.readlink(f"/proc/self/fd/{entry}") for entry in kept
              if entry > 2 and entry != settings["line"] and os.path.lexists(f"/proc/self/fd/{entry}")]
    return [f"holds the descriptors {others}"] if others else []
