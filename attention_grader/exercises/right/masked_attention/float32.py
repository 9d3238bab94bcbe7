# about: calcula en float32
def masked_attention(Q, K, V, mask):
    q, k, v, m = (np.asarray(x).astype(np.float32) for x in (Q, K, V, mask))
    s = q @ np.swapaxes(k, -1, -2) / np.sqrt(np.float32(q.shape[-1]))
    if m.shape != s.shape[-2:]:
        raise ValueError(f"{m.shape} no es {s.shape[-2:]}")
    s = s + m
    e = np.exp(s - s.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return weights @ v, weights
