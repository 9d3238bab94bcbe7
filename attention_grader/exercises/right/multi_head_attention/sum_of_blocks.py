# about: no concatena: suma cada cabeza por su bloque de filas de W_o, que es lo mismo
def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = [split_heads(X @ W, n_heads) for W in (W_q, W_k, W_v)]
    d_head = Q.shape[2]
    total = 0
    pesos = []
    for h in range(n_heads):
        if mask is None:
            salida, w = attention(Q[h], K[h], V[h])
        else:
            salida, w = masked_attention(Q[h], K[h], V[h], mask)
        total = total + salida @ W_o[h * d_head:(h + 1) * d_head]
        pesos.append(w)
    return total, np.stack(pesos)
