# about: las frecuencias salen de un producto acumulado
def positional_encoding(n, d):
    razon = 10000.0 ** (-2 / d)
    w = np.cumprod(np.r_[1.0, np.full((d - 1) // 2, razon)])
    a = np.einsum("p,i->pi", np.arange(n), w)
    P = np.empty((n, d))
    np.sin(a, out=P[:, 0::2])
    np.cos(a[:, : d // 2], out=P[:, 1::2])
    return P
