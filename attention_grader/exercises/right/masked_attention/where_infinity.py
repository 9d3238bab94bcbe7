# about: np.where con -inf en vez de sumar
def masked_attention(Q, K, V, mask):
    s = Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1])
    if mask.shape != s.shape[-2:]:
        raise ValueError(f"forma de la máscara: {mask.shape}; puntajes: {s.shape}")
    weights = softmax(np.where(mask < 0, -np.inf, s))
    return weights @ V, weights
