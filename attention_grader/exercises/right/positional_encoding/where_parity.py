# about: calcula senos y cosenos de todas las columnas y escoge con np.where
def positional_encoding(n, d):
    i = np.arange(d)
    a = np.arange(n)[:, None] / 10000 ** (2 * (i // 2) / d)
    return np.where(i % 2 == 0, np.sin(a), np.cos(a))
