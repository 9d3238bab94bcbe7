# about: np.meshgrid y asignación con un índice booleano
def positional_encoding(n, d):
    j, pos = np.meshgrid(np.arange(d), np.arange(n))
    angulos = pos / 10000 ** (2 * (j // 2) / d)
    P = np.sin(angulos)
    impar = j % 2 == 1
    P[impar] = np.cos(angulos[impar])
    return P
