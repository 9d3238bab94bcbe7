# about: senos y cosenos a partir de la tangente del ángulo mitad
def positional_encoding(n, d):
    j = np.arange(d)
    t = np.tan(np.arange(n)[:, None] / 10000 ** ((j - j % 2) / d) / 2)
    return np.where(j % 2 == 0, 2 * t / (1 + t * t), (1 - t * t) / (1 + t * t))
