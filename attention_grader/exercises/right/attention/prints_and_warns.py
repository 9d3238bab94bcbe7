# about: imprime y avisa por el camino
import sys
import warnings


def attention(Q, K, V):
    print("Q", Q.shape, "K", K.shape, "V", V.shape)
    print("puntajes", file=sys.stderr)
    warnings.warn("esto es solo un aviso")
    np.log(np.zeros(1))
    weights = softmax(Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1]))
    return weights @ V, weights
