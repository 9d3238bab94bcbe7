# about: resta el máximo solo si hay puntajes de gran tamaño
def softmax(x, axis=-1):
    if np.any(np.abs(x) > 50):
        x = x - np.max(x, axis=axis, keepdims=True)
    e = np.exp(x)
    return e / np.sum(e, axis=axis, keepdims=True)
