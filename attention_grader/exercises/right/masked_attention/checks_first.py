# about: revisa antes de calcular nada, con una función aparte
def _require_shape(mask, n_q, n_k):
    if mask.ndim != 2 or mask.shape[0] != n_q or mask.shape[1] != n_k:
        raise ValueError("La máscara mide " + str(mask.shape) + ", pero hay " + str(n_q) + " consultas y " + str(n_k) + " claves")


def masked_attention(Q, K, V, mask):
    _require_shape(mask, Q.shape[-2], K.shape[-2])
    scores = Q @ K.swapaxes(-2, -1) / np.sqrt(Q.shape[-1]) + mask
    weights = softmax(scores)
    return weights @ V, weights
