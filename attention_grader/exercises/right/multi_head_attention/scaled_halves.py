# about: escala consultas y claves con la raíz cuarta cada una, y crea la máscara de ceros si no hay
def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    cuarta = (X.shape[1] / n_heads) ** 0.25
    Q, K, V = split_heads(X @ W_q / cuarta, n_heads), split_heads(X @ W_k / cuarta, n_heads), split_heads(X @ W_v, n_heads)
    mask = np.zeros((len(X),) * 2) if mask is None else mask
    if mask.shape != (len(X), len(X)):
        raise ValueError("máscara")
    w = softmax(np.matmul(Q, np.transpose(K, (0, 2, 1))) + mask)
    return np.matmul(np.matmul(w, V).transpose(1, 0, 2).reshape(X.shape), W_o), w
