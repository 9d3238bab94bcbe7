# about: construye la transpuesta y la gira; quedó el raise debajo
def causal_mask(n):
    below = np.tril(np.full((n, n), -np.inf), -1)
    return below.T
    raise NotImplementedError()
