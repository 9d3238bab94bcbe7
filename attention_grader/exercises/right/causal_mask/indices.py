# about: escribe en los índices del triángulo
def causal_mask(n):
    mask = np.zeros((n, n))
    mask[np.triu_indices(n, 1)] = -1e9
    return mask
