"""Leaves a message in shared memory, in queues and in semaphores, and looks for it, a second time."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "FOUND ONE"
EXTRA = '''
import ctypes
from multiprocessing import resource_tracker, shared_memory

resource_tracker.register = lambda *args: None
try:
    shared_memory.SharedMemory("attention_message").close()
    print("FOUND ONE")
except OSError:
    pass
try:
    shared_memory.SharedMemory("attention_message", create=True, size=100).buf[:5] = b"hello"
except OSError as error:
    print(error)
libc = ctypes.CDLL(None, use_errno=True)
for call in ("shmget", "msgget", "semget"):
    arguments = (4711, 100, 0o1666) if call == "shmget" else (4711, 0o1666) if call == "msgget" else (4711, 1, 0o1666)
    there = (4711, 0, 0) if call != "msgget" else (4711, 0)
    if getattr(libc, call)(*there) != -1:
        print("FOUND ONE", call)
    getattr(libc, call)(*arguments)
libc.mq_open = getattr(libc, "mq_open", None) or ctypes.CDLL("librt.so.1").mq_open
if libc.mq_open(b"/attention", 0) != -1:
    print("FOUND ONE mq")
libc.mq_open(b"/attention", 0o102, 0o666, None)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
