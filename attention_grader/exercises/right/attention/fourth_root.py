# about: reparte la escala entre consultas y claves con la raíz cuarta
def attention(Q, K, V):
    root = Q.shape[-1] ** 0.25
    q, k = Q / root, K / root
    weights = softmax(q @ np.swapaxes(k, -1, -2))
    return np.matmul(weights, V), weights
