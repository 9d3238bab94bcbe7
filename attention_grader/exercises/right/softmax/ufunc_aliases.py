# about: np.amax, np.add.reduce y np.divide en lugar de los nombres corrientes
def softmax(x, axis=-1):
    e = np.exp(np.subtract(x, np.amax(x, axis, keepdims=True)))
    return np.divide(e, np.add.reduce(e, axis=axis, keepdims=True))
