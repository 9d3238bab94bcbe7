# about: np.split y np.hstack; el ValueError del reparto inexacto es el de NumPy
def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    partes = zip(*(np.split(X @ W, n_heads, axis=-1) for W in (W_q, W_k, W_v)))
    pares = [attention(q, k, v) if mask is None else masked_attention(q, k, v, mask) for q, k, v in partes]
    return np.hstack([o for o, _ in pares]) @ W_o, np.stack([w for _, w in pares])
