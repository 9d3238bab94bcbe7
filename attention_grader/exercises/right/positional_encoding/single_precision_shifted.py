# about: float32, con la forma de exp y los cosenos como senos adelantados
def positional_encoding(n, d):
    j = np.arange(d)
    rate = np.exp(((j - j % 2) * np.float32(-np.log(10000.0) / d)).astype(np.float32))
    a = np.arange(n, dtype=np.float32)[:, None] * rate
    return np.sin(a + ((j % 2) * np.pi / 2).astype(np.float32))
