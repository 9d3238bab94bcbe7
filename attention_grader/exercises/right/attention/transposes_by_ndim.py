# about: transpone según el número de ejes, con una lista de permutación
def turn(K):
    axes = list(range(K.ndim))
    axes[-1], axes[-2] = axes[-2], axes[-1]
    return K.transpose(axes)


def attention(Q, K, V):
    scores = np.matmul(Q, turn(K))
    scores /= np.sqrt(K.shape[-1])
    weights = softmax(scores)
    output = np.matmul(weights, V)
    return output, weights
