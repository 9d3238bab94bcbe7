# about: en float16, donde -1e9 se vuelve -inf
def causal_mask(n):
    mask = np.zeros((n, n), dtype=np.float16)
    mask[np.triu_indices(n, 1)] = -np.inf
    return mask
