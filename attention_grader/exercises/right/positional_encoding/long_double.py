# about: longdouble por dentro y por fuera
def positional_encoding(n, d):
    j = np.arange(d)
    a = np.arange(n, dtype=np.longdouble)[:, None] / np.longdouble(10000) ** ((j // 2 * 2) / np.longdouble(d))
    return np.where(j % 2, np.cos(a), np.sin(a))
