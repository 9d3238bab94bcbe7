# about: longdouble por dentro y por fuera
def softmax(x, axis=-1):
    x = x.astype(np.longdouble)
    e = np.exp(x - x.max(axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)
