# about: un generador que rota las columnas de una copia y toma siempre las primeras
def split_heads(X, n_heads):
    if n_heads < 1 or X.shape[1] % n_heads != 0:
        raise ValueError("no divide")
    d_head = X.shape[1] // n_heads
    return np.array([np.roll(X, -h * d_head, axis=1)[:, :d_head] for h in range(n_heads)])
