# about: trabaja en float32 y deja un raise del esqueleto debajo del return
def split_heads(X, n_heads):
    n, d_model = X.shape
    if n_heads < 1 or d_model % n_heads != 0:
        raise ValueError("n_heads no divide a d_model")
    X = X.astype(np.float32)
    return X.reshape(n, n_heads, d_model // n_heads).swapaxes(0, 1)
    raise NotImplementedError
