# about: trabaja transpuesto: softmax sobre el otro eje y devuelve la transpuesta
def attention(Q, K, V):
    s = K @ np.swapaxes(Q, -1, -2) / np.sqrt(Q.shape[-1])   # (..., n_k, n_q)
    w = softmax(s, axis=-2)
    weights = np.swapaxes(w, -1, -2)
    return weights @ V, weights
