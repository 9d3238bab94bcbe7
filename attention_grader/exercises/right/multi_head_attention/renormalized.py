# about: borra los pesos prohibidos después de la exponencial y reparte de nuevo
def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = (split_heads(X @ W, n_heads) for W in (W_q, W_k, W_v))
    w = softmax(Q @ K.swapaxes(1, 2) / np.sqrt(Q.shape[-1]))
    if mask is not None:
        if mask.shape != w.shape[1:]:
            raise ValueError("la máscara no es (n, n)")
        w = w * (mask == 0)
        w = w / w.sum(axis=-1, keepdims=True)
    return (w @ V).swapaxes(0, 1).reshape(X.shape) @ W_o, w
