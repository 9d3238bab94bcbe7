# about: escribe en una copia de la máscara
def masked_attention(Q, K, V, mask):
    scores = Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1])
    if mask.shape != scores.shape[-2:]:
        raise ValueError(f"mask {mask.shape}, scores {scores.shape}")
    m = mask.copy()
    m[m < 0] = np.finfo(float).min
    weights = softmax(scores + m)
    return weights @ V, weights
