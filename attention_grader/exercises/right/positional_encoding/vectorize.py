# about: np.vectorize sobre una función de números
def _entrada(pos, j, d):
    a = pos / 10000 ** ((j - j % 2) / d)
    return float(np.cos(a) if j % 2 else np.sin(a))


def positional_encoding(n, d):
    return np.vectorize(_entrada)(np.arange(n)[:, None], np.arange(d), d)
