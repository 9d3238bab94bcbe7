# about: los cosenos son senos adelantados un cuarto de vuelta
def positional_encoding(n, d):
    i = np.arange(d)
    a = np.arange(n)[:, None] / 10000 ** ((i - i % 2) / d)
    return np.sin(a + (i % 2) * np.pi / 2)
