# about: apila senos y cosenos en un tercer eje, aplana y recorta
def positional_encoding(n, d):
    a = np.arange(n)[:, None] / np.power(10000.0, np.arange(0, d, 2) / d)
    return np.stack([np.sin(a), np.cos(a)], axis=-1).reshape(n, -1)[:, :d]
