# about: enteros
def causal_mask(n):
    return np.triu(np.full((n, n), -10**9), k=1)
