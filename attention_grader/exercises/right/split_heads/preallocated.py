# about: llena un arreglo de ceros cabeza por cabeza e imprime lo que hace
def split_heads(X, n_heads):
    n, d_model = X.shape
    if n_heads not in [k for k in range(1, d_model + 1) if d_model % k == 0]:
        raise ValueError(n_heads, d_model)
    d_head = d_model // n_heads
    out = np.zeros((n_heads, n, d_head))
    for h in range(n_heads):
        print("cabeza", h)
        out[h] = X[:, h * d_head : (h + 1) * d_head]
    return out
