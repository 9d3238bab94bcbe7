# about: la máscara se repite para cada cabeza con np.broadcast_to y se aplica con selección booleana
def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = (split_heads(X @ W, n_heads) for W in (W_q, W_k, W_v))
    s = Q @ np.moveaxis(K, 1, 2) / np.sqrt(K.shape[2])
    if mask is not None:
        if list(mask.shape) != [len(X)] * 2:
            raise ValueError("forma de la máscara")
        s[np.broadcast_to(mask, s.shape) < 0] = -np.inf
    w = softmax(s, axis=2)
    return np.hstack(list(w @ V)) @ W_o, w
