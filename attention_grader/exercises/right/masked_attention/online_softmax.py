# about: softmax en línea, clave por clave
def masked_attention(Q, K, V, mask):
    n_q, n_k = Q.shape[-2], K.shape[-2]
    if mask.shape != (n_q, n_k):
        raise ValueError(f"{mask.shape} vs {(n_q, n_k)}")
    top = np.full(Q.shape[:-1], -1e300)
    total = np.zeros(Q.shape[:-1])
    output = np.zeros((*Q.shape[:-1], V.shape[-1]))
    scores = np.empty((*Q.shape[:-1], n_k))
    for j in range(n_k):
        s = (Q * K[..., j:j + 1, :]).sum(-1) / np.sqrt(Q.shape[-1]) + mask[:, j]
        scores[..., j] = s
        new = np.maximum(top, s)
        shrink, e = np.exp(top - new), np.exp(s - new)
        total = total * shrink + e
        output = output * shrink[..., None] + e[..., None] * V[..., j:j + 1, :]
        top = new
    return output / total[..., None], np.exp(scores - top[..., None]) / total[..., None]
