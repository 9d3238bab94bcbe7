# about: bucle de dos en dos que pregunta si cabe el coseno
def positional_encoding(n, d):
    P = np.zeros((n, d))
    for pos in range(n):
        for i in range(0, d, 2):
            P[pos, i] = np.sin(pos / (10000 ** (i / d)))
            if i + 1 < d:
                P[pos, i + 1] = np.cos(pos / (10000 ** (i / d)))
    return P
