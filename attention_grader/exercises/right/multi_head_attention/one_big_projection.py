# about: una sola proyección (d, 3d) que después se corta en tres
def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    n, d = X.shape
    if d % n_heads:
        raise ValueError("reparto")
    QKV = X @ np.concatenate([W_q, W_k, W_v], axis=1)
    Q, K, V = QKV.reshape(n, 3, n_heads, d // n_heads).transpose(1, 2, 0, 3)
    salida, w = attention(Q, K, V) if mask is None else masked_attention(Q, K, V, mask)
    return np.concatenate([*salida], axis=-1) @ W_o, w
