# about: un parámetro de más, con valor por omisión (temperatura 1), y una épsilon inocua
def softmax(x, axis=-1, temperatura=1.0, eps=1e-12):
    x = x / temperatura
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / (np.sum(e, axis=axis, keepdims=True) + eps)
