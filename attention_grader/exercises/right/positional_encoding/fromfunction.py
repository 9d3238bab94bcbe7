# about: np.fromfunction con los índices
def positional_encoding(n, d):
    def entrada(pos, j):
        a = pos / 10000 ** ((j - j % 2) / d)
        return (1 - j % 2) * np.sin(a) + (j % 2) * np.cos(a)
    return np.fromfunction(entrada, (n, d))
