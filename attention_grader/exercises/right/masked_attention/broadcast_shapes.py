# about: np.broadcast_shapes y comparación estricta
def masked_attention(Q, K, V, mask):
    s = Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1])
    due = s.shape[-2:]
    try:
        ok = np.broadcast_shapes(mask.shape, due) == mask.shape == due
    except ValueError:
        ok = False
    if not ok:
        raise ValueError(f"mask.shape = {list(mask.shape)}, scores.shape = {list(s.shape)}")
    weights = softmax(s + mask, axis=-1)
    return weights @ V, weights
