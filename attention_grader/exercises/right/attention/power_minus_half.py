# about: escala con d_k ** -0.5
def attention(Q, K, V):
    weights = softmax(Q @ np.moveaxis(K, -1, -2) * Q.shape[-1] ** -0.5)
    return weights @ V, weights
