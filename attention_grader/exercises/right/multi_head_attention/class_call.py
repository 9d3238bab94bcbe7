# about: una clase con __init__ y __call__; el nombre guarda un objeto
class MultiCabeza:
    def __init__(self, escala=None):
        self.escala = escala
        self.llamadas = 0

    def una(self, Q, K, V, mask):
        return attention(Q, K, V) if mask is None else masked_attention(Q, K, V, mask)

    def __call__(self, X, W_q, W_k, W_v, W_o, n_heads, mask=None):
        self.llamadas += 1
        salida, pesos = self.una(*(split_heads(X.dot(W), n_heads) for W in (W_q, W_k, W_v)), mask)
        return np.einsum("hnd->nhd", salida).reshape(X.shape) @ W_o, pesos


multi_head_attention = MultiCabeza()
