# about: devuelve vistas no contiguas y en orden de Fortran
def attention(Q, K, V):
    weights = softmax(Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1]))
    big = np.zeros((*weights.shape[:-1], 2 * weights.shape[-1]))
    big[..., ::2] = weights
    return np.asfortranarray(weights @ V), big[..., ::2]
