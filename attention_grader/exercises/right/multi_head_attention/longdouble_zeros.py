# about: longdouble por dentro y por fuera, y la identidad como lista de cabezas rellenas con ceros que se suman
def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    n, d = X.shape
    cabezas = split_heads(X, n_heads)  # solo para que compruebe n_heads
    dk = cabezas.shape[-1]
    if mask is not None and mask.shape != (n, n):
        raise ValueError("máscara")
    X = X.astype(np.longdouble)
    total, pesos = np.zeros((n, d), dtype=np.longdouble), []
    for h in range(n_heads):
        P = np.zeros((d, d))
        P[range(h * dk, (h + 1) * dk), range(h * dk, (h + 1) * dk)] = 1  # deja pasar las columnas de la cabeza h
        s = (X @ W_q @ P) @ (X @ W_k).T / np.sqrt(dk)
        w = softmax(s if mask is None else s + mask)
        total += w @ X @ W_v @ P
        pesos.append(w)
    return total @ W_o, np.asarray(pesos)
