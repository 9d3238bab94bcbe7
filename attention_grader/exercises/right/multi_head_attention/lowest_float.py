# about: pone el menor float en lo prohibido, con avisos en stderr y un raise que quedó debajo del return
import sys


def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    print("entrada", X.shape, file=sys.stderr)
    n, d_model = X.shape
    Q, K, V = (split_heads(X @ W, n_heads) for W in (W_q, W_k, W_v))
    puntajes = np.stack([q @ k.T for q, k in zip(Q, K)]) * (d_model / n_heads) ** -0.5
    if mask is not None:
        if mask.shape == (n, n):
            puntajes = np.where(mask < -1, np.finfo(float).min, puntajes)
        else:
            raise ValueError(mask.shape)
    pesos = softmax(puntajes)
    salida = np.concatenate([p @ v for p, v in zip(pesos, V)], axis=1)
    print("salida", salida.shape)
    return (salida @ W_o, pesos)
    raise NotImplementedError
