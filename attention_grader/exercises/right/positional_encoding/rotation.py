# about: cada posición se obtiene girando la anterior
def positional_encoding(n, d):
    w = 10000.0 ** (-np.arange(0, d, 2) / d)
    c, s = np.cos(w), np.sin(w)
    P = np.zeros((n, 2 * len(w)))
    P[0, 1::2] = 1
    for pos in range(1, n):
        seno, coseno = P[pos - 1, 0::2], P[pos - 1, 1::2]
        P[pos, 0::2] = seno * c + coseno * s
        P[pos, 1::2] = coseno * c - seno * s
    return P[:, :d]
