# about: todo en float32, con log-sum-exp
def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    X, W_q, W_k, W_v, W_o = (np.asarray(a, dtype=np.float32) for a in (X, W_q, W_k, W_v, W_o))
    n, d = X.shape
    if d % n_heads:
        raise ValueError("no divide")
    if mask is not None and mask.shape != (n, n):
        raise ValueError("máscara")
    Q, K, V = [(X @ W).reshape(n, n_heads, d // n_heads).swapaxes(0, 1) for W in (W_q, W_k, W_v)]
    s = Q @ K.swapaxes(1, 2) / np.float32(np.sqrt(d // n_heads))
    if mask is not None:
        s = s + mask.astype(np.float32)
    m = s.max(-1, keepdims=True)
    w = np.exp(s - (m + np.log(np.exp(s - m).sum(-1, keepdims=True))))
    return (w @ V).swapaxes(0, 1).reshape(n, d) @ W_o, w
