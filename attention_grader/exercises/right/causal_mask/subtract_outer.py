# about: resta de todas las parejas de posiciones
def causal_mask(n):
    behind = np.subtract.outer(np.arange(n), np.arange(n)) < 0
    return np.where(behind, -1e30, 0)
