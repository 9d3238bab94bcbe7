# about: una consulta a la vez, con np.stack
def attention(Q, K, V):
    rows = []
    for i in range(Q.shape[-2]):
        s = (K * Q[..., i:i + 1, :]).sum(axis=-1) / np.sqrt(Q.shape[-1])
        rows.append(softmax(s))
    weights = np.stack(rows, axis=-2)
    return (weights[..., np.newaxis] * V[..., np.newaxis, :, :]).sum(axis=-2), weights
