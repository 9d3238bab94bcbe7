# about: escribe el coseno que no cabe y atrapa el IndexError
def positional_encoding(n, d):
    P = np.zeros((n, d))
    i = 0
    while 2 * i < d:
        a = np.arange(n) / 10000 ** (2 * i / d)
        P[:, 2 * i] = np.sin(a)
        try:
            P[:, 2 * i + 1] = np.cos(a)
        except IndexError:
            pass
        i += 1
    return P
