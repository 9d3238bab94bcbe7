# about: suma con un producto por un vector de unos
def softmax(x, axis=-1):
    z = np.moveaxis(x, axis, -1)
    z = np.exp(z - z.max(axis=-1, keepdims=True))
    total = z @ np.ones((z.shape[-1], 1))
    if z.ndim == 1:
        return z / total
    return np.moveaxis(z / total, -1, axis)
