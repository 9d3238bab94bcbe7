# about: resta el logaritmo de la suma y saca una sola exponencial al final
def softmax(x, axis=-1):
    m = np.max(x, axis=axis, keepdims=True)
    log_total = m + np.log(np.sum(np.exp(x - m), axis=axis, keepdims=True))
    return np.exp(x - log_total)
