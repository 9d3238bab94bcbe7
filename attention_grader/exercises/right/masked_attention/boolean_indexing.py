# about: indexado booleano sobre una copia, con -1e30
def masked_attention(Q, K, V, mask):
    s = np.einsum("...id,...jd->...ij", Q, K) / np.sqrt(Q.shape[-1])
    n_q, n_k = s.shape[-2:]
    if np.shape(mask) != (n_q, n_k):
        raise ValueError(f"se esperaba ({n_q}, {n_k}) y llegó {np.shape(mask)}")
    s = s.copy()
    s[..., mask < 0] = -1e30
    weights = softmax(s)
    return np.einsum("...ij,...jd->...id", weights, V), weights
