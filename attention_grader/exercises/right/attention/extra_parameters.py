# about: parámetros extra con valor por omisión
def attention(Q, K, V, axis=-1, *, verbose=False, scale=None):
    scale = scale or 1 / np.sqrt(Q.shape[axis])
    weights = softmax(scale * (Q @ np.swapaxes(K, -1, -2)), axis=axis)
    if verbose:
        print(weights)
    return tuple([weights @ V, weights])
