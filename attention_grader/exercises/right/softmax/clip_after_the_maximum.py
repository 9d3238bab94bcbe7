# about: después de restar el máximo descarta con np.where lo que ya no cuenta
def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    e = np.where(shifted > -700, np.exp(np.maximum(shifted, -700)), 0)
    return e / np.sum(e, axis=axis, keepdims=True)
