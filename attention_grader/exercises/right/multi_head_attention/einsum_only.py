# about: einsum de principio a fin: nunca transpone ni usa las funciones anteriores
def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    n, d = X.shape
    if n_heads < 1 or d % n_heads:
        raise ValueError("d_model no es múltiplo de n_heads")
    if mask is not None and np.shape(mask) != (n, n):
        raise ValueError("máscara")
    dk = d // n_heads
    Q, K, V = (np.einsum("id,dhc->ihc", X, W.reshape(d, n_heads, dk)) for W in (W_q, W_k, W_v))
    s = np.einsum("ihc,jhc->hij", Q, K) / np.sqrt(dk)
    if mask is not None:
        s = s + mask[None]
    e = np.exp(s - s.max(axis=2, keepdims=True))
    w = e / np.einsum("hij->hi", e)[..., None]
    return np.einsum("hij,jhc,hcd->id", w, V, W_o.reshape(n_heads, dk, d)), w
