# about: una clase con __call__ asignada al nombre
class Attention:
    def __init__(self):
        self.calls = 0

    def __call__(self, Q, K, V):
        self.calls += 1
        weights = softmax(Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1]))
        return weights @ V, weights


attention = Attention()
