# about: mensaje en varias líneas, sin paréntesis alrededor de las formas
def masked_attention(Q, K, V, mask):
    n_q, n_k = Q.shape[-2], K.shape[-2]
    if mask.shape != (n_q, n_k):
        raise ValueError(
            "No puedo usar esta máscara.\n"
            f"  forma que llegó: {mask.shape}\n"
            f"  forma debida:    {n_q} x {n_k}\n"
        )
    s = Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1])
    weights = softmax(s + mask)
    return weights @ V, weights
