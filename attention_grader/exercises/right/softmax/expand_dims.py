# about: sin keepdims: repone el eje con np.expand_dims
def softmax(x, axis=-1):
    e = np.exp(x - np.expand_dims(x.max(axis), axis))
    return e / np.expand_dims(e.sum(axis), axis)
