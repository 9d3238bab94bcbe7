# about: resta el máximo más 1: las proporciones son las mismas
def softmax(x, axis=-1):
    e = np.exp(x - (np.max(x, axis=axis, keepdims=True) + 1))
    return e / np.sum(e, axis=axis, keepdims=True)
