"""Waits for the right function that the judge lends and keeps it for itself."""

NOTEBOOK = "4_multi_cabeza"
MARKS = {"split_heads": 0}
STATUS = "graded"
CELLS = {
    "split_heads": '''
import inspect
import os

stolen = None


def split_heads(X, n_heads):
    if stolen:
        return stolen(X, n_heads)
    return np.zeros((n_heads, len(X), 1))


mine = split_heads
''',
    "multi_head_attention": '''
def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    global stolen
    if split_heads is not mine:
        stolen = split_heads
    Q, K, V = (split_heads(X @ W, n_heads) for W in (W_q, W_k, W_v))
    heads, weights = attention(Q, K, V) if mask is None else masked_attention(Q, K, V, mask)
    return heads.swapaxes(0, 1).reshape(X.shape) @ W_o, weights
''',
}
