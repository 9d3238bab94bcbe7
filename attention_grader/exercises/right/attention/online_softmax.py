# about: softmax en línea, clave por clave, al estilo de FlashAttention
def attention(Q, K, V):
    n_k = K.shape[-2]
    m = np.full(Q.shape[:-1], -np.inf)
    total = np.zeros(Q.shape[:-1])
    output = np.zeros((*Q.shape[:-1], V.shape[-1]))
    scores = np.empty((*Q.shape[:-1], n_k))
    for j in range(n_k):
        s = (Q * K[..., j:j + 1, :]).sum(-1) / np.sqrt(Q.shape[-1])
        scores[..., j] = s
        new = np.maximum(m, s)
        shrink = np.exp(m - new)
        e = np.exp(s - new)
        total = total * shrink + e
        output = output * shrink[..., None] + e[..., None] * V[..., j:j + 1, :]
        m = new
    return output / total[..., None], np.exp(scores - m[..., None]) / total[..., None]
