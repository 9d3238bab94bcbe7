# about: functools.lru_cache, y el arreglo guardado es de solo lectura
from functools import lru_cache


@lru_cache(maxsize=None)
def positional_encoding(n, d):
    j = np.arange(d)
    a = np.arange(n)[:, None] / 10000 ** (j // 2 * 2 / d)
    P = np.choose(j % 2, [np.sin(a), np.cos(a)])
    P.setflags(write=False)
    return P
