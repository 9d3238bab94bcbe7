# about: lleva el eje al principio, donde NumPy reparte bien sin keepdims
def softmax(x, axis=-1):
    z = np.moveaxis(x, axis, 0)
    z = np.exp(z - z.max(axis=0))
    return np.moveaxis(z / z.sum(axis=0), 0, axis)
