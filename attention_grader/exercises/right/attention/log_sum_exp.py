# about: pesos por logaritmo de la suma de exponenciales
def attention(Q, K, V):
    s = Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1])
    log_sum = np.logaddexp.reduce(s, axis=-1, keepdims=True)
    weights = np.exp(s - log_sum)
    return weights @ V, weights
