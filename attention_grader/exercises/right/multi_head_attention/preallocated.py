# about: salida y pesos preasignados, que se llenan por rebanadas; la máscara se suma antes de escalar
def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    n, d_model = X.shape
    if d_model % n_heads != 0:
        raise ValueError(f"{n_heads} cabezas no caben en {d_model} columnas")
    if mask is None:
        mask = np.zeros((n, n))
    if mask.shape != (n, n):
        raise ValueError(f"la máscara tiene forma {mask.shape}")
    d_head = d_model // n_heads
    juntas = np.zeros((n, d_model))
    weights = np.zeros((n_heads, n, n))
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    for h in range(n_heads):
        cols = np.arange(h * d_head, (h + 1) * d_head)
        weights[h] = softmax((Q[:, cols] @ K[:, cols].T + mask) / d_head ** 0.5)
        juntas[:, cols] = weights[h] @ V[:, cols]
    return juntas.dot(W_o), weights
