# about: la forma esperada, con las funciones de los cuadernos anteriores
def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q = split_heads(X @ W_q, n_heads)
    K = split_heads(X @ W_k, n_heads)
    V = split_heads(X @ W_v, n_heads)
    if mask is None:
        salida, pesos = attention(Q, K, V)
    else:
        salida, pesos = masked_attention(Q, K, V, mask)
    n, d_model = X.shape
    return salida.transpose(1, 0, 2).reshape(n, d_model) @ W_o, pesos
