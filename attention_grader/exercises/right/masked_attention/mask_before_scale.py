# about: suma la máscara antes de escalar
def masked_attention(Q, K, V, mask):
    s = Q @ np.swapaxes(K, -1, -2)
    if mask.shape != s.shape[-2:]:
        raise ValueError("mask: %s, scores: %s" % (mask.shape, s.shape[-2:]))
    weights = softmax((s + mask) / np.sqrt(Q.shape[-1]))
    return weights @ V, weights
