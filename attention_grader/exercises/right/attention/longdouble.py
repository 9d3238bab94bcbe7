# about: calcula con más precisión que float64
def attention(Q, K, V):
    Q, K, V = (x.astype(np.longdouble) for x in (Q, K, V))
    scores = np.einsum("...id,...jd->...ij", Q, K) / np.sqrt(np.longdouble(Q.shape[-1]))
    e = np.exp(scores - scores.max(-1, keepdims=True))
    weights = e / e.sum(-1, keepdims=True)
    return np.einsum("...ij,...jd->...id", weights, V), weights
