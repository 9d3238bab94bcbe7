# about: devuelve np.matrix, que es un arreglo de (n, d)
def positional_encoding(n, d):
    j = np.arange(d)
    a = np.arange(n)[:, None] / 10000 ** ((j - j % 2) / d)
    return np.matrix(np.where(j % 2 == 0, np.sin(a), np.cos(a)))
