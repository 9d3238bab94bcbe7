# about: una lambda, vmap hecho a mano con np.vectorize y signature, y la salida transpuesta dos veces
_atencion = lambda q, k, v, m: masked_attention(q, k, v, m)
_por_cabeza = np.vectorize(_atencion, signature="(n,d),(n,d),(n,d),(a,b)->(n,d),(n,n)")


def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    if mask is None:
        mask = np.zeros((X.shape[0], X.shape[0]))
    if np.ndim(mask) != 2:
        raise ValueError("la máscara es una matriz")
    Q, K, V = (split_heads(X @ W, n_heads) for W in (W_q, W_k, W_v))
    salida, pesos = _por_cabeza(Q, K, V, mask)
    return (W_o.T @ np.concatenate(salida, axis=-1).T).T, pesos
