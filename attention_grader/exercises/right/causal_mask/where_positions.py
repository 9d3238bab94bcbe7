# about: compara posiciones con np.where
def causal_mask(n):
    i = np.arange(n)
    return np.where(i[None, :] > i[:, None], -1e9, 0.0)
