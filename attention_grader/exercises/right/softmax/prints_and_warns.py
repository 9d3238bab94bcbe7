# about: imprime formas y avisa por stderr en cada llamada
import sys
import warnings


def softmax(x, axis=-1):
    print("x:", x.shape, "eje", axis)
    print("mirando", x.dtype, file=sys.stderr)
    warnings.warn("todavía en pruebas")
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    print(e.sum(axis=axis))
    return e / np.sum(e, axis=axis, keepdims=True)
