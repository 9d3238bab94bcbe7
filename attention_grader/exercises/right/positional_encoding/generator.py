# about: np.fromiter sobre un generador
import math


def positional_encoding(n, d):
    def entradas():
        for pos in range(n):
            for j in range(d):
                yield (math.sin, math.cos)[j % 2](pos * 1e4 ** (-(j & ~1) / d))
    return np.fromiter(entradas(), dtype=float, count=n * d).reshape(n, d)
