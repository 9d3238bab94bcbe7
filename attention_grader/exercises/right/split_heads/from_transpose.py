# about: parte las filas de la transpuesta y devuelve una vista no contigua
def split_heads(X, n_heads):
    n, d_model = X.shape
    if n_heads < 1 or d_model % n_heads > 0:
        raise ValueError
    return np.swapaxes(X.T.reshape(n_heads, d_model // n_heads, n), -1, -2)
