# about: recursiva: con otro eje se llama a sí misma con el eje al final
def softmax(x, axis=-1):
    if axis not in (-1, x.ndim - 1):
        return np.moveaxis(softmax(np.moveaxis(x, axis, -1), -1), -1, axis)
    totals = np.exp(x - x.max(-1, keepdims=True))
    return totals / totals.sum(-1, keepdims=True)
