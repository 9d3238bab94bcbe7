# about: lleva el eje al final con swapaxes y lo devuelve
def softmax(x, axis=-1):
    y = np.swapaxes(x, axis, -1)
    y = np.exp(y - y.max(-1)[..., np.newaxis])
    y = y / y.sum(-1)[..., np.newaxis]
    return y.swapaxes(axis, -1)
