# about: float32 de principio a fin
def positional_encoding(n, d):
    pos = np.arange(n, dtype=np.float32)[:, None]
    i = np.arange(0, d, 2, dtype=np.float32)
    a = pos / np.power(np.float32(10000), i / np.float32(d))
    P = np.zeros((n, d), dtype=np.float32)
    P[:, 0::2] = np.sin(a)
    P[:, 1::2] = np.cos(a)[:, : d // 2]
    return P
