# about: escala la consulta antes del producto
def attention(Q, K, V):
    d_k = Q.shape[-1]
    weights = softmax((Q / np.sqrt(d_k)) @ K.swapaxes(-2, -1))
    return weights @ V, weights
