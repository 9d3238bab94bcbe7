# about: máximo solo entre lo permitido; exponencial y ceros después
def masked_attention(Q, K, V, mask):
    s = Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1])
    if mask.shape != s.shape[-2:]:
        raise ValueError(f"mask {mask.shape}, scores {s.shape}")
    allowed = np.broadcast_to(mask == 0, s.shape)
    top = np.max(s, axis=-1, keepdims=True, where=allowed, initial=-np.inf)
    e = np.where(allowed, np.exp(np.minimum(s - top, 0)), 0)
    weights = e / e.sum(axis=-1, keepdims=True)
    return weights @ V, weights
