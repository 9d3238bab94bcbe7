# about: bucle por cabezas con rebanadas de las matrices y np.concatenate
def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    n, d_model = X.shape
    if d_model % n_heads != 0:
        raise ValueError("n_heads no divide a d_model")
    dk = d_model // n_heads
    salidas, pesos = [], []
    for i in range(n_heads):
        sl = slice(i * dk, (i + 1) * dk)
        if mask is None:
            o, w = attention(X @ W_q[:, sl], X @ W_k[:, sl], X @ W_v[:, sl])
        else:
            o, w = masked_attention(X @ W_q[:, sl], X @ W_k[:, sl], X @ W_v[:, sl], mask)
        salidas.append(o)
        pesos.append(w)
    return np.concatenate(salidas, axis=1) @ W_o, np.array(pesos)
