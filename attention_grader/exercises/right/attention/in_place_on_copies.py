# about: modifica en el sitio, pero sus propias copias
def attention(Q, K, V):
    Q = Q.copy()
    Q /= np.sqrt(Q.shape[-1])
    s = Q @ np.swapaxes(K, -1, -2)
    s -= s.max(axis=-1, keepdims=True)
    np.exp(s, out=s)
    s /= s.sum(axis=-1, keepdims=True)
    return s @ V, s
