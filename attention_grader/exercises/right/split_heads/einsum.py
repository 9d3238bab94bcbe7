# about: einsum solo para cambiar ejes de lugar
def split_heads(X, n_heads):
    n, d_model = X.shape
    if n_heads < 1 or d_model % n_heads != 0:
        raise ValueError("d_model debe ser múltiplo de n_heads")
    return np.einsum("nhd->hnd", X.reshape((n, n_heads, d_model // n_heads)))
