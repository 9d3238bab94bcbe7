# about: partes real e imaginaria de una exponencial compleja
def positional_encoding(n, d):
    z = np.exp(1j * np.arange(n)[:, None] * 10000.0 ** (-np.arange(0, d, 2) / d))
    P = np.zeros((n, d))
    P[:, 0::2] = z.imag
    P[:, 1::2] = z.real[:, : d // 2]
    return P
