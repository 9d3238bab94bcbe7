# about: índices enteros: una tabla de columnas por cabeza
def split_heads(X, n_heads):
    d_model = X.shape[1]
    if n_heads < 1 or d_model % n_heads != 0:
        raise ValueError("reparto imposible")
    columnas = np.arange(d_model).reshape(n_heads, -1)
    return np.moveaxis(X[:, columnas], 1, 0)
