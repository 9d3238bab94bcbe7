# about: trabaja transpuesto, con la máscara girada a propósito
def masked_attention(Q, K, V, mask):
    if mask.shape != (Q.shape[-2], K.shape[-2]):
        raise ValueError(f"mask {mask.shape}, n_q={Q.shape[-2]}, n_k={K.shape[-2]}")
    s = K @ np.swapaxes(Q, -1, -2) / np.sqrt(Q.shape[-1]) + mask.T
    weights = np.swapaxes(softmax(s, axis=-2), -1, -2)
    return weights @ V, weights
