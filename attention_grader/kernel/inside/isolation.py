"""What a forked child does to itself before student code runs in it: namespaces, mounts, user, limits, system calls.

Python 3.11 has no `os.unshare` and no `mount`, so they are called through ctypes. Every step raises `OSError` where the system
refuses it: a child that could not isolate itself ends, and never runs anything.
"""

import ctypes
import os
import resource
import struct

LIBC = ctypes.CDLL(None, use_errno=True)

CLONE_NEWNS, CLONE_NEWIPC, CLONE_NEWPID = 0x00020000, 0x08000000, 0x20000000
MS_RDONLY, MS_NOSUID, MS_NODEV, MS_NOEXEC, MS_REMOUNT, MS_BIND, MS_REC, MS_PRIVATE = 1, 2, 4, 8, 32, 4096, 16384, 1 << 18
PR_SET_PDEATHSIG, PR_SET_SECCOMP, PR_CAPBSET_DROP, PR_SET_NO_NEW_PRIVS, PR_CAP_AMBIENT = 1, 22, 24, 38, 47
PR_CAP_AMBIENT_CLEAR_ALL, SECCOMP_MODE_FILTER, SIGKILL = 4, 2, 9
CAPABILITY_VERSION_3 = 0x20080522
LAST_CAPABILITY = 40


def check(result):
    if result != 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))


def mount(source, target, kind, flags, options=""):
    check(LIBC.mount(source.encode(), target.encode(), kind.encode(), flags, options.encode()))


def prctl(*arguments):
    check(LIBC.prctl(*(ctypes.c_ulong(argument) for argument in (*arguments, 0, 0, 0, 0)[:5])))


def new_namespaces():
    """Namespaces of its own for processes (the next fork is PID 1), mounts and shared memory."""
    check(LIBC.unshare(CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWIPC))
    mount("none", "/", "none", MS_REC | MS_PRIVATE)


def private_files(megabytes):
    """A fresh /tmp, /dev/shm and /dev/pts."""
    for place in ("/tmp", "/dev/shm"):
        mount("tmpfs", place, "tmpfs", MS_NOSUID | MS_NODEV, f"size={megabytes}m,mode=1777,nr_inodes=10000")
    mount("devpts", "/dev/pts", "devpts", MS_NOSUID | MS_NOEXEC, "newinstance,ptmxmode=0666,mode=620")


def own_proc(as_root):
    """A /proc that shows the processes of the new namespace only. Where root's is real, its settings become read-only."""
    mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC)
    if as_root:
        for place in ("/proc/sys", "/proc/sysrq-trigger", "/proc/irq", "/proc/bus"):
            if os.path.exists(place):
                mount(place, place, "none", MS_BIND)
                mount("none", place, "none", MS_BIND | MS_REMOUNT | MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC)


def drop_privileges(uid):
    """Become `uid`, where root can; give up every capability for good; die with the parent."""
    for capability in range(LAST_CAPABILITY + 1):
        LIBC.prctl(PR_CAPBSET_DROP, ctypes.c_ulong(capability), 0, 0, 0)  # fails for those that this system does not know
    if uid is not None:
        os.setgroups([])
        os.setresgid(uid, uid, uid)
        os.setresuid(uid, uid, uid)
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL)
    header = struct.pack("II", CAPABILITY_VERSION_3, 0)
    check(LIBC.capset(header, bytes(24)))
    prctl(PR_SET_NO_NEW_PRIVS, 1)
    prctl(PR_SET_PDEATHSIG, SIGKILL)  # after the change of user, which clears it


def limit(limits):
    """Set the limits of resources, given as {name in the resource module: number}."""
    for name, value in limits.items():
        kind = getattr(resource, name)
        hard = resource.getrlimit(kind)[1]
        if hard != resource.RLIM_INFINITY:
            value = min(value, hard)
        resource.setrlimit(kind, (value, value))


def filter_system_calls(program):
    """Load a seccomp filter, given as the bytes of its instructions."""

    class Program(ctypes.Structure):
        _fields_ = (("length", ctypes.c_ushort), ("filter", ctypes.c_char_p))

    check(LIBC.prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, ctypes.byref(Program(len(program) // 8, program)), 0, 0))
