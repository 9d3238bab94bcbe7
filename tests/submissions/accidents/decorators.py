"""The function is decorated: timed, counted, remembered."""

NOTEBOOK = "3_mascara_causal"
MARKS = {}
STATUS = "graded"
CELLS = {
    "causal_mask": '''import functools
import time


def timed(function):
    @functools.wraps(function)
    def inner(*args, **kwargs):
        start = time.perf_counter()
        result = function(*args, **kwargs)
        print('tardó', time.perf_counter() - start)
        return result
    return inner


@timed
@functools.lru_cache(maxsize=None)
def causal_mask(n):
    return np.triu(np.full((n, n), -1e9), k=1)''',
}
