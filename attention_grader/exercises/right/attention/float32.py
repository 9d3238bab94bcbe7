# about: calcula en float32 y devuelve float32
def attention(Q, K, V):
    q, k, v = (np.asarray(x, dtype=np.float32) for x in (Q, K, V))
    scores = q @ np.swapaxes(k, -1, -2) / np.float32(np.sqrt(q.shape[-1]))
    scores = scores - scores.max(axis=-1, keepdims=True)
    e = np.exp(scores)
    weights = e / e.sum(axis=-1, keepdims=True)
    return weights @ v, weights
