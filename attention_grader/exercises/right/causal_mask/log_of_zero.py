# about: logaritmo de 0, con aviso de NumPy
def causal_mask(n):
    return np.log(np.tril(np.ones((n, n))))
