"""The filter of system calls that every kernel lives under: what a notebook never needs and an attacker would want.

It is a short program for the kernel's own machine (classic BPF), put together here so that nothing has to be installed
for it. Calls that are denied answer EPERM, `clone3` answers ENOSYS (its flags cannot be looked at; the C library then uses
`clone`, whose flags can), sockets are of the one family that needs no network.
"""

import platform
import struct

ALLOW, KILL, EPERM, ENOSYS, EAFNOSUPPORT = 0x7FFF0000, 0x80000000, 0x00050001, 0x00050026, 0x00050061
LOAD, EQUAL, ANY_BIT, AT_LEAST, RETURN = 0x20, 0x15, 0x45, 0x35, 0x06
NUMBER, ARCHITECTURE, ARGUMENT = 0, 4, 16  # offsets in what the kernel shows of a call; an argument takes 8 bytes

FAMILIES = (1,)  # unix: of the network's, the counters and the traces of old connections would outlive a kernel
NAMESPACES = 0x7E020000  # the flags of clone that make a namespace of any kind
TERMINAL_INJECTION = (0x5412, 0x541C)  # TIOCSTI, TIOCLINUX

MACHINES = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
CALLS = {  # name: (x86_64, aarch64)
    "ptrace": (101, 117), "process_vm_readv": (310, 270), "process_vm_writev": (311, 271), "kcmp": (312, 272),
    "pidfd_getfd": (438, 438), "perf_event_open": (298, 241), "bpf": (321, 280), "userfaultfd": (323, 282),
    "io_uring_setup": (425, 425), "io_uring_enter": (426, 426), "io_uring_register": (427, 427),
    "add_key": (248, 217), "request_key": (249, 218), "keyctl": (250, 219),
    "mount": (165, 40), "umount2": (166, 39), "pivot_root": (155, 41), "chroot": (161, 51), "open_tree": (428, 428),
    "move_mount": (429, 429), "fsopen": (430, 430), "fsconfig": (431, 431), "fsmount": (432, 432), "fspick": (433, 433),
    "mount_setattr": (442, 442), "quotactl": (179, 60), "quotactl_fd": (443, 443), "swapon": (167, 224), "swapoff": (168, 225),
    "unshare": (272, 97), "setns": (308, 268), "name_to_handle_at": (303, 264), "open_by_handle_at": (304, 265),
    "init_module": (175, 105), "finit_module": (313, 273), "delete_module": (176, 106), "kexec_load": (246, 104),
    "kexec_file_load": (320, 294), "reboot": (169, 142), "syslog": (103, 116), "acct": (163, 89), "vhangup": (153, 58),
    "settimeofday": (164, 170), "clock_settime": (227, 112), "adjtimex": (159, 171), "clock_adjtime": (305, 266),
    "sethostname": (170, 161), "setdomainname": (171, 162),
    # memory that no limit counts, for it is in no process: files without a name, System V's shared memory and queues
    "memfd_create": (319, 279), "memfd_secret": (447, 447), "shmget": (29, 194), "msgget": (68, 186), "semget": (64, 190),
}
CLONE, CLONE3, SOCKET, IOCTL = (56, 220), (435, 435), (41, 198), (16, 29)


def supported() -> bool:
    """Whether there is a filter for this machine."""
    return platform.machine() in MACHINES


def denied() -> dict[str, int]:
    """The calls that are denied whatever their arguments, by name, with their numbers on this machine."""
    return {name: numbers[_column()] for name, numbers in CALLS.items()}


def program() -> bytes:
    """The filter for this machine as the kernel takes it; raises `KeyError` on a machine that there is none for."""
    machine, column = MACHINES[platform.machine()], _column()
    code = [
        (LOAD, 0, 0, ARCHITECTURE), (EQUAL, 1, 0, machine), (RETURN, 0, 0, KILL),
        (LOAD, 0, 0, NUMBER), (AT_LEAST, 0, 1, 0x40000000), (RETURN, 0, 0, EPERM),  # x32: other numbers for the same calls
    ]
    for number in denied().values():
        code += [(EQUAL, 0, 1, number), (RETURN, 0, 0, EPERM)]
    code += [(EQUAL, 0, 1, CLONE3[column]), (RETURN, 0, 0, ENOSYS)]
    code += _when(CLONE[column], [(LOAD, 0, 0, ARGUMENT), (ANY_BIT, 0, 1, NAMESPACES), (RETURN, 0, 0, EPERM), (RETURN, 0, 0, ALLOW)])
    allowed = [part for family in FAMILIES for part in ((EQUAL, 0, 1, family), (RETURN, 0, 0, ALLOW))]
    code += _when(SOCKET[column], [(LOAD, 0, 0, ARGUMENT), *allowed, (RETURN, 0, 0, EAFNOSUPPORT)])
    injections = [part for request in TERMINAL_INJECTION for part in ((EQUAL, 0, 1, request), (RETURN, 0, 0, EPERM))]
    code += _when(IOCTL[column], [(LOAD, 0, 0, ARGUMENT + 8), *injections, (RETURN, 0, 0, ALLOW)])
    code.append((RETURN, 0, 0, ALLOW))
    return b"".join(struct.pack("=HBBI", *instruction) for instruction in code)


def _when(number: int, then: list[tuple[int, int, int, int]]) -> list[tuple[int, int, int, int]]:
    """`then` for the call `number`; it must return on every way through."""
    return [(EQUAL, 0, len(then), number), *then]


def _column() -> int:
    return list(MACHINES).index(platform.machine())
