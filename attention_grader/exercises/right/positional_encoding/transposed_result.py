# about: la llena traspuesta y devuelve la vista .T, en orden de Fortran
def positional_encoding(n, d):
    P = np.empty((d, n))
    for j in range(d):
        onda = np.cos if j % 2 else np.sin
        P[j] = onda(np.arange(n) / 10000 ** ((j - j % 2) / d))
    return P.T
