# about: devuelve una tupla con nombres
from collections import namedtuple

Attended = namedtuple("Attended", "output weights")


def attention(Q, K, V):
    weights = softmax(Q @ K.swapaxes(-1, -2) / Q.shape[-1] ** 0.5)
    return Attended(output=weights @ V, weights=weights)
