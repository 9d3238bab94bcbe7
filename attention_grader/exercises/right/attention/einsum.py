# about: productos con einsum y puntos suspensivos
def attention(Q, K, V):
    scores = np.einsum("...id,...jd->...ij", Q, K) / np.sqrt(K.shape[-1])
    weights = softmax(scores, axis=-1)
    return np.einsum("...ij,...jd->...id", weights, V), weights
