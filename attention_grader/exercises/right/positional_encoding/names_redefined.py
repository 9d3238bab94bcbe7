# about: redefine range y sum antes, imprime, avisa, y deja el raise debajo del return
import sys

sum = 0
posiciones = range
range = None


def positional_encoding(n, d):
    print("codifico", n, d)
    print("aviso", file=sys.stderr)
    P = np.zeros((n, d))
    for j in posiciones(d):
        a = np.arange(n) / 10000 ** (2 * (j // 2) / d)
        P[:, j] = np.sin(a) if j % 2 == 0 else np.cos(a)
    return P
    raise NotImplementedError()
