# about: quedó el raise de la plantilla debajo del return
def attention(Q, K, V):
    """Atención escalada por producto punto."""
    # YOUR CODE HERE
    d_k = Q.shape[-1]
    scores = Q @ np.swapaxes(K, -1, -2)
    weights = softmax(scores / np.sqrt(d_k))
    return weights @ V, weights
    raise NotImplementedError()
