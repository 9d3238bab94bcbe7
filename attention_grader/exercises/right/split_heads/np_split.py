# about: np.split corta y np.stack junta; el ValueError del reparto inexacto lo lanza NumPy
def split_heads(X, n_heads):
    if n_heads <= 0:
        raise ValueError("n_heads debe ser positivo")
    return np.stack(np.split(X, n_heads, axis=-1))
