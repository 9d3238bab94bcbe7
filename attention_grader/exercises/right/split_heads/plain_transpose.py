# about: la forma corta, con transpose y tres números
def split_heads(X, n_heads):
    n, d_model = X.shape
    if n_heads < 1 or d_model % n_heads:
        raise ValueError('n_heads tiene que dividir a d_model')
    return X.reshape(n, n_heads, -1).transpose(1, 0, 2)
