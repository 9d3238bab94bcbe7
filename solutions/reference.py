"""The seven functions of the course, as they are meant: read this file first.

Plain NumPy, one line a step, the shape of every array beside it. `...` stands for any number of leading axes
(batch, heads), none included. Sources: Vaswani et al., "Attention Is All You Need" (2017), sections 3.2 and 3.5.
"""

import numpy as np


def softmax(x, axis=-1):
    """Turn scores into shares: floats ≥ 0 of the shape of `x` that sum to 1 along `axis`.

    The largest score is subtracted first: it changes no share (the factor e^-max cancels) and keeps `exp` from
    overflowing.
    """
    shifted = x - np.max(x, axis=axis, keepdims=True)            # (...), largest entry 0
    exponentials = np.exp(shifted)                               # (...), in (0, 1]
    return exponentials / np.sum(exponentials, axis=axis, keepdims=True)  # (...)


def attention(Q, K, V):
    """Scaled dot-product attention (eq. 1 of the paper).

    `Q (..., n_q, d_k)`, `K (..., n_k, d_k)`, `V (..., n_k, d_v)` → `output (..., n_q, d_v)` and
    `weights (..., n_q, n_k)`, whose rows sum to 1.
    """
    scores = Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1])   # (..., n_q, n_k)
    weights = softmax(scores)                                    # (..., n_q, n_k)
    return weights @ V, weights                                  # (..., n_q, d_v), (..., n_q, n_k)


def causal_mask(n):
    """The mask `(n, n)` that is added to scores: 0 where `j <= i` (look), -1e9 where `j > i` (do not look)."""
    return np.triu(np.full((n, n), -1e9), k=1)                   # (n, n)


def masked_attention(Q, K, V, mask):
    """Attention in which `mask (n_q, n_k)` says who may look at whom; it holds for every leading axis.

    Raises `ValueError` where the mask's shape is not exactly `(n_q, n_k)`: NumPy would stretch many of the wrong
    ones in silence.
    """
    scores = Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1])   # (..., n_q, n_k)
    if np.shape(mask) != scores.shape[-2:]:
        raise ValueError(f"mask has shape {np.shape(mask)}; the scores need (n_q, n_k) = {scores.shape[-2:]}")
    weights = softmax(scores + mask)                             # (..., n_q, n_k)
    return weights @ V, weights                                  # (..., n_q, d_v), (..., n_q, n_k)


def split_heads(X, n_heads):
    """Cut the columns of `X (n, d_model)` into heads: `(n_heads, n, d_head)`, with `d_head = d_model // n_heads`.

    Head `h` gets the columns `h·d_head … (h+1)·d_head - 1`. Raises `ValueError` where `n_heads` is less than 1 or
    does not divide `d_model`.
    """
    n, d_model = X.shape
    if n_heads < 1 or d_model % n_heads != 0:
        raise ValueError(f"n_heads = {n_heads} does not divide d_model = {d_model}")
    return X.reshape(n, n_heads, d_model // n_heads).swapaxes(0, 1)  # (n_heads, n, d_head)


def multi_head_attention(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    """Several attentions side by side, each on its own slice of the columns (section 3.2.2 of the paper).

    `X (n, d_model)`, the four matrices `(d_model, d_model)`, `mask (n, n)` or none, for every head →
    `output (n, d_model)` and `weights (n_heads, n, n)`. Raises `ValueError` as `split_heads` and `masked_attention` do.
    """
    Q, K, V = (split_heads(X @ W, n_heads) for W in (W_q, W_k, W_v))  # (n_heads, n, d_head) each
    if mask is None:
        heads, weights = attention(Q, K, V)                      # (n_heads, n, d_head), (n_heads, n, n)
    else:
        heads, weights = masked_attention(Q, K, V, mask)         # (n_heads, n, d_head), (n_heads, n, n)
    joined = heads.swapaxes(0, 1).reshape(X.shape)               # (n, d_model)
    return joined @ W_o, weights                                 # (n, d_model), (n_heads, n, n)


def positional_encoding(n, d):
    """Sines and cosines that give each position a vector of its own: `(n, d)` (section 3.5 of the paper).

    `P[pos, 2i] = sin(pos / 10000^(2i/d))`, `P[pos, 2i+1] = cos(pos / 10000^(2i/d))`. `d` may be odd: the last column is
    then a sine.
    """
    positions = np.arange(n)[:, np.newaxis]                      # (n, 1)
    even = np.arange(0, d, 2)                                    # (ceil(d / 2),), the numbers 2i
    angles = positions / 10000 ** (even / d)                     # (n, ceil(d / 2))
    P = np.empty((n, d))                                         # (n, d)
    P[:, 0::2] = np.sin(angles)                                  # (n, ceil(d / 2))
    P[:, 1::2] = np.cos(angles[:, : d // 2])                     # (n, d // 2)
    return P                                                     # (n, d)
