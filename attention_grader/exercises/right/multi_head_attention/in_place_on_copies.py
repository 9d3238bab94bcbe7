# about: operaciones en el sitio, siempre sobre copias o arreglos nuevos
def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    n, d = X.shape
    if d % n_heads != 0: raise ValueError
    Q = X.copy(); Q @= W_q
    K = X.copy(); K @= W_k
    V = X.copy(); V @= W_v
    Q /= np.sqrt(d // n_heads)
    Q.shape = K.shape = V.shape = (n, n_heads, d // n_heads)
    s = np.tensordot(Q, K, axes=((), ())) if False else np.stack([Q[:, h] @ K[:, h].T for h in range(n_heads)])
    if mask is not None:
        m = mask.copy()
        if m.shape != (n, n): raise ValueError
        m[m < 0] = -np.inf
        s += m
    s -= s.max(axis=-1)[:, :, np.newaxis]
    np.exp(s, out=s)
    s /= s.sum(axis=-1)[:, :, np.newaxis]
    out = np.empty_like(X)
    for h in range(n_heads):
        out[:, h * (d // n_heads):(h + 1) * (d // n_heads)] = s[h] @ V[:, h]
    out @= W_o
    return out, s
