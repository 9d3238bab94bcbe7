# about: potencias de 2 con los puntajes multiplicados por log2(e)
def softmax(x, axis=-1):
    z = np.exp2((x - np.max(x, axis=axis, keepdims=True)) * np.log2(np.e))
    return z / z.sum(axis=axis, keepdims=True)
