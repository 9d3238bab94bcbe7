# about: as_strided: una ventana sobre la misma memoria
from numpy.lib.stride_tricks import as_strided


def split_heads(X, n_heads):
    n, d_model = X.shape
    if n_heads < 1 or d_model % n_heads != 0:
        raise ValueError("n_heads no divide a d_model")
    d_head = d_model // n_heads
    fila, columna = X.strides
    return as_strided(X, (n_heads, n, d_head), (d_head * columna, fila, columna))
