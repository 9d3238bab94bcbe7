# about: bucles de Python y math.exp, una consulta a la vez; `sum` y `max` tapados fuera de la función
import math

sum = 0
max = None


def _maximo(valores):
    mayor = -math.inf
    for v in valores:
        if v > mayor:
            mayor = v
    return mayor


def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    n, d = len(X), len(X[0])
    if d % n_heads:
        raise ValueError("d % n_heads")
    if mask is not None and (mask.ndim != 2 or mask.shape[0] != n or mask.shape[1] != n):
        raise ValueError("mask")
    dk = d // n_heads
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    pesos = np.zeros((n_heads, n, n))
    juntas = np.zeros((n, d))
    for h in range(n_heads):
        for i in range(n):
            puntajes = []
            for j in range(n):
                s = 0.0
                for c in range(h * dk, h * dk + dk):
                    s += Q[i, c] * K[j, c]
                puntajes.append(s / math.sqrt(dk) + (0 if mask is None else mask[i, j]))
            m = _maximo(puntajes)
            exps = [math.exp(p - m) for p in puntajes]
            total = 0.0
            for e in exps:
                total += e
            for j in range(n):
                pesos[h, i, j] = exps[j] / total
                for c in range(h * dk, h * dk + dk):
                    juntas[i, c] += pesos[h, i, j] * V[j, c]
    return juntas @ W_o, pesos
