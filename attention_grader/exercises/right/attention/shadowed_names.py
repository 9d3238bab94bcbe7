# about: sum y max redefinidos fuera de la función; variables sueltas
sum = 0
max = None
d_k = 8
scores = "nada"


def attention(Q, K, V):
    d = Q.shape[-1]
    s = np.sum(Q[..., :, None, :] * K[..., None, :, :], axis=-1) / np.sqrt(d)
    weights = softmax(s, -1)
    return weights @ V, weights
