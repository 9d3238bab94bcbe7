"""Calls what only the machine's owner may call."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "COULD "
EXTRA = '''
import ctypes
import os

libc = ctypes.CDLL(None, use_errno=True)
for name, arguments in (("mount", (b"tmpfs", b"/tmp", b"tmpfs", 0, b"")), ("unshare", (0x10000000,)), ("unshare", (0x20000,)),
                        ("setns", (0, 0)), ("sethostname", (b"x", 1)), ("chroot", (b"/tmp",)), ("setuid", (0,)), ("umount2", (b"/proc", 2)),
                        ("setgroups", (1, ctypes.byref(ctypes.c_int(0)))), ("nice", (-20,)), ("swapoff", (b"/dev/vda",)),
                        ("mknod", (b"/tmp/disk", 0o60666, 254 << 8)), ("adjtimex", (None,)), ("iopl", (3,))):
    call = getattr(libc, name, None)
    if call and call(*arguments) != -1:
        print("COULD", name)
for program in ("sudo", "su", "mount", "newgrp"):
    os.system(f"{program} -c id 2>/dev/null && echo COULD {program}")
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
