# about: no comprueba nada: con -1 en el último eje, el ValueError de reshape es el que se pide
def split_heads(X, n_heads):
    return X.reshape(X.shape[0], n_heads, -1).swapaxes(0, 1)
