# about: en float32
def causal_mask(n):
    return np.triu(np.full((n, n), -1e9, dtype=np.float32), k=1)
