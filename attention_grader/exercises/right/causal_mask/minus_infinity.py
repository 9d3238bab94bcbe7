# about: -inf en vez de -1e9
def causal_mask(n):
    return np.where(np.tril(np.ones((n, n))) == 1, 0, -np.inf)
