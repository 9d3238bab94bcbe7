# about: softmax propio dentro, sin llamar al del cuaderno 1
def attention(Q, K, V):
    def shares(s):
        s = s - s.max(axis=-1, keepdims=True)
        return np.exp(s) / np.exp(s).sum(axis=-1, keepdims=True)

    weights = shares(Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1]))
    return weights @ V, weights
