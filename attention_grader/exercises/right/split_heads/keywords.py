# about: más parámetros con valor por defecto, y asterisco que recoge lo que sobre
def split_heads(X, n_heads, *resto, verbose=False, **opciones):
    if verbose:
        print(X.shape)
    n, d_model = np.shape(X)
    if n_heads < 1 or (d_head := d_model // n_heads) * n_heads != d_model:
        raise ValueError("n_heads no divide a d_model")
    return np.dstack([X[:, h * d_head:(h + 1) * d_head].T for h in range(n_heads)]).transpose(2, 1, 0)
