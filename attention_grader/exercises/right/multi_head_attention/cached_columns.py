# about: funciones auxiliares antes, una con lru_cache, y sin usar split_heads
from functools import lru_cache


@lru_cache(maxsize=None)
def columnas(d_model, n_heads):
    if d_model % n_heads:
        raise ValueError("las cabezas no dividen a d_model")
    d_head = d_model // n_heads
    return tuple(slice(h * d_head, (h + 1) * d_head) for h in range(n_heads))


def atender(Q, K, V, mask):
    if mask is None:
        return attention(Q, K, V)
    return masked_attention(Q, K, V, mask)


def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    pares = [atender(Q[:, c], K[:, c], V[:, c], mask) for c in columnas(X.shape[1], n_heads)]
    salidas, pesos = zip(*pares)
    return np.column_stack(salidas) @ W_o, np.array(pesos)
