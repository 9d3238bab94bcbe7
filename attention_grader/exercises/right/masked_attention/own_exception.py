# about: una clase de error propia que desciende de ValueError
class WrongMask(ValueError):
    pass


def masked_attention(Q, K, V, mask):
    s = Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1])
    if mask.shape != s.shape[-2:]:
        raise WrongMask("formas", mask.shape, s.shape[-2:])
    weights = softmax(s + mask)
    return weights @ V, weights
