# about: multiplica antes las matrices de cada cabeza: circuito QK y circuito OV
def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    n, d = X.shape
    if d % n_heads != 0:
        raise ValueError("n_heads")
    if mask is not None and mask.shape != (n, n):
        raise ValueError("mask")
    c = d // n_heads
    salida = np.zeros((n, d))
    pesos = np.empty((n_heads, n, n))
    for h in range(n_heads):
        b = slice(h * c, h * c + c)
        s = X @ (W_q[:, b] @ W_k[:, b].T) @ X.T / np.sqrt(c)
        if mask is not None:
            s += mask
        pesos[h] = softmax(s)
        salida += pesos[h] @ X @ (W_v[:, b] @ W_o[b])
    return salida, pesos
