# about: np.outer de las posiciones y las frecuencias
def positional_encoding(n, d):
    a = np.outer(np.arange(n), 1 / 10000 ** (np.arange(0, d, 2) / d))
    P = np.zeros((n, d))
    P[:, ::2], P[:, 1::2] = np.sin(a), np.cos(a[:, : d // 2])
    return P
