# about: devuelve una tupla con nombre y la máscara solo se puede dar por nombre
from collections import namedtuple

Resultado = namedtuple("Resultado", ["output", "weights"])


def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, *, mask=None):
    Q, K, V = split_heads(X @ W_q, n_heads), split_heads(X @ W_k, n_heads), split_heads(X @ W_v, n_heads)
    if mask is not None:
        o, w = masked_attention(Q, K, V, mask)
    else:
        o, w = attention(Q, K, V)
    return Resultado(output=np.swapaxes(o, 0, 1).reshape(X.shape[0], -1) @ W_o, weights=w)
