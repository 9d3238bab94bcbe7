# about: trabaja en el sitio, pero sobre una copia de decimales
def softmax(x, axis=-1):
    z = np.array(x, dtype=float)
    z -= z.max(axis=axis, keepdims=True)
    np.exp(z, out=z)
    z /= z.sum(axis=axis, keepdims=True)
    return z
