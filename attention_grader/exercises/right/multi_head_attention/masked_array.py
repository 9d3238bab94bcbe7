# about: np.ma para ocultar y exponenciar; devuelve arreglos normales
def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = (split_heads(X @ W, n_heads) for W in (W_q, W_k, W_v))
    n = X.shape[0]
    s = Q @ K.swapaxes(-1, -2) / np.sqrt(Q.shape[-1])
    if mask is None:
        oculto = np.zeros(s.shape, dtype=bool)
    elif np.array_equal(mask.shape, (n, n)):
        oculto = np.stack([mask < 0] * n_heads)
    else:
        raise ValueError("otra forma")
    m = np.ma.masked_array(s, oculto)
    e = np.exp(m - m.max(axis=-1, keepdims=True)).filled(0)
    w = e / e.sum(axis=-1, keepdims=True)
    return np.transpose(w @ V, (1, 0, 2)).reshape(n, -1) @ W_o, w
