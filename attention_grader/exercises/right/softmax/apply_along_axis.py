# about: np.apply_along_axis con una función de una dimensión
def softmax(x, axis=-1):
    def one(v):
        e = np.exp(v - v.max())
        return e / e.sum()
    return np.apply_along_axis(one, axis, x)
