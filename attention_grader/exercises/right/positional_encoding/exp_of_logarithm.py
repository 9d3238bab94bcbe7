# about: la forma con exp y logaritmo de las bibliotecas conocidas
def positional_encoding(n, d):
    position = np.arange(n).reshape(-1, 1)
    div_term = np.exp(np.arange(0, d, 2) * -(np.log(10000.0) / d))
    pe = np.zeros((n, d))
    pe[:, 0::2] = np.sin(position * div_term)
    pe[:, 1::2] = np.cos(position * div_term)[:, : d // 2]
    return pe
