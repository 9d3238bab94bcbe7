# about: suma la máscara y además pone a 0 los pesos escondidos
def masked_attention(Q, K, V, mask):
    scores = Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1])
    if mask.shape != scores.shape[-2:]:
        raise ValueError(f"mask {mask.shape}, scores {scores.shape}")
    weights = softmax(scores + 2 * mask) * (mask == 0)
    return weights @ V, weights
