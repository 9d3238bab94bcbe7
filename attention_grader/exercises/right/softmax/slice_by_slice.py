# about: recorre np.ndindex y llena un arreglo de decimales rebanada por rebanada
def softmax(x, axis=-1):
    z = np.moveaxis(x, axis, -1)
    out = np.zeros(z.shape)
    for index in np.ndindex(z.shape[:-1]):
        e = np.exp(z[index] - max(z[index]))
        out[index] = e / sum(e)
    return np.moveaxis(out, -1, axis)
