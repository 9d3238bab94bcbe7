# about: usa np.logaddexp.reduce, que ya es estable por dentro
def softmax(x, axis=-1):
    return np.exp(x - np.logaddexp.reduce(x.astype(float), axis=axis, keepdims=True))
