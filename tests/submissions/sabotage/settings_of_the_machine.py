"""Writes the settings of the machine's kernel."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "WROTE"
EXTRA = '''
import os

for path, value in (("/proc/sys/kernel/core_pattern", "|/bin/sh"), ("/proc/sys/vm/drop_caches", "1"), ("/proc/sys/kernel/hostname", "x"),
                    ("/proc/sysrq-trigger", "h"), ("/sys/power/state", "mem"), ("/proc/self/oom_score_adj", "-1000"),
                    ("/proc/sys/net/ipv4/ip_forward", "1"), ("/proc/sys/kernel/ns_last_pid", "1"), ("/dev/mem", "x"), ("/dev/kmsg", "x")):
    try:
        with open(path, "r+") as file:
            file.write(value)
        print("WROTE", path)
    except OSError as error:
        print(error)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
