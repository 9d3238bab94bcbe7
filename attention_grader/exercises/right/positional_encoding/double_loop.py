# about: doble bucle con el módulo math
import math


def positional_encoding(n, d):
    P = []
    for pos in range(n):
        fila = []
        for j in range(d):
            angulo = pos / math.pow(10000, 2 * (j // 2) / d)
            fila.append(math.sin(angulo) if j % 2 == 0 else math.cos(angulo))
        P.append(fila)
    return np.array(P)
