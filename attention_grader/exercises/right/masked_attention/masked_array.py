# about: arreglo enmascarado de NumPy y filled(0)
def masked_attention(Q, K, V, mask):
    s = Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1])
    if mask.shape != s.shape[-2:]:
        raise ValueError(f"La máscara tiene forma {mask.shape} y los puntajes {s.shape}")
    hidden = np.broadcast_to(mask < 0, s.shape)
    m = np.ma.masked_array(s, hidden)
    e = np.ma.exp(m - m.max(axis=-1, keepdims=True))
    weights = (e / e.sum(axis=-1, keepdims=True)).filled(0)
    return weights @ V, weights
