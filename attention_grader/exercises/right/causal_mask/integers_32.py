# about: enteros de 32 bits, el menor de ellos
def causal_mask(n):
    return np.triu(np.full((n, n), np.iinfo(np.int32).min, dtype=np.int32), k=1)
