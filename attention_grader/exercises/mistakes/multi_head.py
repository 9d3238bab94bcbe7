"""What students get wrong in `multi_head_attention`, each mistake with the message that names it.

The helpers do what is right; a mistake spells out the steps around its error.
"""

import numpy as np

from ...model import Mistake
from ...solutions import reference
from ...text import N_

softmax, attention, masked_attention = reference.softmax, reference.attention, reference.masked_attention
split_heads = reference.split_heads


def _project(X, W_q, W_k, W_v, n_heads):
    return split_heads(X @ W_q, n_heads), split_heads(X @ W_k, n_heads), split_heads(X @ W_v, n_heads)


def _add_mask(scores, mask):
    if mask is None:
        return scores
    if np.shape(mask) != scores.shape[-2:]:
        raise ValueError("la máscara debe tener forma (n, n)")
    return scores + mask


def _attend(Q, K, V, mask):
    return attention(Q, K, V) if mask is None else masked_attention(Q, K, V, mask)


def _scores(Q, K):
    return Q @ K.swapaxes(-1, -2) / np.sqrt(Q.shape[-1])


def _join(heads):
    return np.concatenate(list(heads), axis=-1)


# --- queries, keys, scale, softmax ---


def _no_scale(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = softmax(_add_mask(Q @ K.swapaxes(1, 2), mask))
    return _join(weights @ V) @ W_o, weights


def _scale_d_model(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = softmax(_add_mask(Q @ K.swapaxes(1, 2) / np.sqrt(X.shape[1]), mask))
    return _join(weights @ V) @ W_o, weights


def _scale_n_heads(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = softmax(_add_mask(Q @ K.swapaxes(1, 2) / np.sqrt(n_heads), mask))
    return _join(weights @ V) @ W_o, weights


def _scale_without_root(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = softmax(_add_mask(Q @ K.swapaxes(1, 2) / Q.shape[-1], mask))
    return _join(weights @ V) @ W_o, weights


def _scale_tokens(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = softmax(_add_mask(Q @ K.swapaxes(1, 2) / np.sqrt(Q.shape[1]), mask))
    return _join(weights @ V) @ W_o, weights


def _scale_tokens_per_head(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    d_head = X.shape[0] // n_heads
    weights = softmax(_add_mask(Q @ K.swapaxes(1, 2) / np.sqrt(d_head), mask))
    return _join(weights @ V) @ W_o, weights


def _scale_multiplies(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = softmax(_add_mask(Q @ K.swapaxes(1, 2) * np.sqrt(Q.shape[-1]), mask))
    return _join(weights @ V) @ W_o, weights


def _scale_precedence(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = softmax(_add_mask(Q @ K.swapaxes(1, 2) / Q.shape[-1] ** 1/2, mask))
    return _join(weights @ V) @ W_o, weights


def _scale_precedence_in_brackets(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scale = Q.shape[-1] ** 1/2
    weights = softmax(_add_mask(Q @ K.swapaxes(1, 2) / scale, mask))
    return _join(weights @ V) @ W_o, weights


def _scale_after_softmax(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = softmax(_add_mask(Q @ K.swapaxes(1, 2), mask)) / np.sqrt(Q.shape[-1])
    return _join(weights @ V) @ W_o, weights


def _split_by_rows(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    split_heads(X, n_heads)
    n, d_model = X.shape
    Q, K, V = ((X @ W).reshape(n_heads, n, d_model // n_heads) for W in (W_q, W_k, W_v))
    heads, weights = _attend(Q, K, V, mask)
    return heads.swapaxes(0, 1).reshape(n, d_model) @ W_o, weights


def _split_and_join_by_rows(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    split_heads(X, n_heads)
    n, d_model = X.shape
    Q, K, V = ((X @ W).reshape(n_heads, n, d_model // n_heads) for W in (W_q, W_k, W_v))
    heads, weights = _attend(Q, K, V, mask)
    return heads.reshape(n, d_model) @ W_o, weights


def _heads_attend_to_heads(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    split_heads(X, n_heads)
    n, d_model = X.shape
    Q, K, V = ((X @ W).reshape(n, n_heads, d_model // n_heads) for W in (W_q, W_k, W_v))
    heads, weights = _attend(Q, K, V, mask)
    return heads.reshape(n, d_model) @ W_o, weights


def _interleaved_heads(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    split_heads(X, n_heads)
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    outputs, weights = [], []
    for head in range(n_heads):
        output, shares = _attend(Q[:, head::n_heads], K[:, head::n_heads], V[:, head::n_heads], mask)
        outputs.append(output)
        weights.append(shares)
    return np.concatenate(outputs, axis=1) @ W_o, np.stack(weights)


def _interleaved_and_back(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    split_heads(X, n_heads)
    n, d_model = X.shape
    Q, K, V = ((X @ W).reshape(n, d_model // n_heads, n_heads).transpose(2, 0, 1) for W in (W_q, W_k, W_v))
    heads, weights = _attend(Q, K, V, mask)
    return heads.transpose(1, 2, 0).reshape(n, d_model) @ W_o, weights


def _two_heads_always(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    split_heads(X, n_heads)
    Q, K, V = _project(X, W_q, W_k, W_v, 2)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights


def _size_for_count(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    split_heads(X, n_heads)
    Q, K, V = _project(X, W_q, W_k, W_v, X.shape[1] // n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights


def _first_columns_only(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    outputs, weights = [], []
    for _ in range(n_heads):
        output, shares = _attend(Q[0], K[0], V[0], mask)
        outputs.append(output)
        weights.append(shares)
    return np.concatenate(outputs, axis=1) @ W_o, np.stack(weights)


def _sliced_input(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    parts = split_heads(X, n_heads)
    d_head = X.shape[1] // n_heads
    outputs, weights = [], []
    for head in range(n_heads):
        columns = slice(head * d_head, (head + 1) * d_head)
        Q, K, V = (parts[head] @ W[columns, columns] for W in (W_q, W_k, W_v))
        output, shares = _attend(Q, K, V, mask)
        outputs.append(output)
        weights.append(shares)
    return np.concatenate(outputs, axis=1) @ W_o, np.stack(weights)


def _single_head(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    split_heads(X, n_heads)
    output, weights = _attend(X @ W_q, X @ W_k, X @ W_v, mask)
    return output @ W_o, weights


def _single_head_repeated(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    split_heads(X, n_heads)
    output, weights = _attend(X @ W_q, X @ W_k, X @ W_v, mask)
    return output @ W_o, np.stack([weights] * n_heads)


def _query_key_swapped(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_k, W_q, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights


def _keys_from_queries(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_q, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights


def _queries_from_keys(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_k, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights


def _projections_transposed(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q.T, W_k.T, W_v.T, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights


def _all_transposed(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q.T, W_k.T, W_v.T, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o.T, weights


def _no_projections(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q = K = V = split_heads(X, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights


def _projections_chained(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q = X @ W_q
    K = Q @ W_k
    V = K @ W_v
    heads, weights = _attend(split_heads(Q, n_heads), split_heads(K, n_heads), split_heads(V, n_heads), mask)
    return _join(heads) @ W_o, weights


def _softmax_over_heads(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = softmax(_add_mask(_scores(Q, K), mask), axis=0)
    return _join(weights @ V) @ W_o, weights


def _softmax_over_queries(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = softmax(_add_mask(_scores(Q, K), mask), axis=1)
    return _join(weights @ V) @ W_o, weights


def _softmax_over_matrix(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _add_mask(_scores(Q, K), mask)
    exponentials = np.exp(scores - scores.max(axis=(1, 2), keepdims=True))
    weights = exponentials / exponentials.sum(axis=(1, 2), keepdims=True)
    return _join(weights @ V) @ W_o, weights


def _softmax_over_everything(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _add_mask(_scores(Q, K), mask)
    exponentials = np.exp(scores - scores.max())
    weights = exponentials / exponentials.sum()
    return _join(weights @ V) @ W_o, weights


def _no_softmax(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = _add_mask(_scores(Q, K), mask)
    return _join(weights @ V) @ W_o, weights


def _softmax_twice(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = softmax(softmax(_add_mask(_scores(Q, K), mask)))
    return _join(weights @ V) @ W_o, weights


def _itself_hidden(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    n = X.shape[0]
    scores = _scores(Q, K)
    scores[:, range(n), range(n)] = -1e9
    weights = softmax(_add_mask(scores, mask))
    return _join(weights @ V) @ W_o, weights


def _always_causal(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    if mask is None:
        mask = np.triu(np.full((len(X), len(X)), -1e9), k=1)
    heads, weights = masked_attention(Q, K, V, mask)
    return _join(heads) @ W_o, weights


# --- what is returned as the weights ---


def _scores_as_weights(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _add_mask(_scores(Q, K), mask)
    return _join(softmax(scores) @ V) @ W_o, scores


def _weights_averaged(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights.mean(axis=0)


def _weights_of_last_head(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    outputs = []
    for head in range(n_heads):
        output, weights = _attend(Q[head], K[head], V[head], mask)
        outputs.append(output)
    return np.concatenate(outputs, axis=1) @ W_o, weights


def _weights_of_first_head(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights[0]


def _weights_heads_second(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights.swapaxes(0, 1)


def _weights_transposed(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights.swapaxes(1, 2)


def _weights_side_by_side(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, np.concatenate(list(weights), axis=-1)


# --- values, and how the heads are joined ---


def _joined_without_swap(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return heads.reshape(X.shape) @ W_o, weights


def _joined_in_reverse(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads[::-1]) @ W_o, weights


def _joined_interleaved(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return np.stack(list(heads), axis=-1).reshape(X.shape) @ W_o, weights


def _heads_not_joined(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    return _attend(Q, K, V, mask)


def _joined_along_tokens(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return np.concatenate(list(heads), axis=0) @ W_o, weights


def _last_head_repeated(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return np.concatenate([heads[-1]] * n_heads, axis=1) @ W_o, weights


def _first_head_repeated(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return np.concatenate([heads[0]] * n_heads, axis=1) @ W_o, weights


def _last_head_alone(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    d_head = Q.shape[-1]
    for head in range(n_heads):
        joined = np.zeros(X.shape)
        joined[:, head * d_head:(head + 1) * d_head] = heads[head]
    return joined @ W_o, weights


def _whole_values(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = _attend(Q, K, V, mask)[1]
    return (weights @ (X @ W_v)).sum(axis=0) @ W_o, weights


def _whole_values_averaged(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = _attend(Q, K, V, mask)[1]
    return (weights @ (X @ W_v)).mean(axis=0) @ W_o, weights


def _values_from_keys(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_k, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights


def _values_from_queries(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_q, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights


def _values_not_projected(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K = split_heads(X @ W_q, n_heads), split_heads(X @ W_k, n_heads)
    heads, weights = _attend(Q, K, split_heads(X, n_heads), mask)
    return _join(heads) @ W_o, weights


def _values_transposed(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v.T, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights


def _mixed_with_transposed_weights(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = _attend(Q, K, V, mask)[1]
    return _join(weights.swapaxes(1, 2) @ V) @ W_o, weights


def _no_mixing(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = _attend(Q, K, V, mask)[1]
    return _join(V) @ W_o, weights


def _residual(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return X + _join(heads) @ W_o, weights


def _no_maximum(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    exponentials = np.exp(_add_mask(_scores(Q, K), mask))
    weights = exponentials / exponentials.sum(axis=-1, keepdims=True)
    return _join(weights @ V) @ W_o, weights


def _one_maximum(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _add_mask(_scores(Q, K), mask)
    exponentials = np.exp(scores - scores.max())
    weights = exponentials / exponentials.sum(axis=-1, keepdims=True)
    return _join(weights @ V) @ W_o, weights


# --- the output projection ---


def _no_output_projection(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads), weights


def _output_projection_transposed(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o.T, weights


def _output_projection_on_the_left(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return W_o @ _join(heads).T, weights


def _output_projection_twice(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    output = _join(heads) @ W_o
    return output @ W_o, weights


def _output_projection_on_values(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = (split_heads(X @ W, n_heads) for W in (W_q, W_k, W_v @ W_o))
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads), weights


def _output_projection_in_blocks(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    d_head = Q.shape[-1]
    blocks = [W_o[i * d_head:(i + 1) * d_head, i * d_head:(i + 1) * d_head] for i in range(n_heads)]
    return np.concatenate([head @ block for head, block in zip(heads, blocks)], axis=1), weights


def _value_matrix_as_output(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_v, weights


# --- the mask ---


def _mask_ignored(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    if mask is not None and np.shape(mask) != (len(X), len(X)):
        raise ValueError("la máscara debe tener forma (n, n)")
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = attention(Q, K, V)
    return _join(heads) @ W_o, weights


def _mask_ignored_unchecked(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = attention(Q, K, V)
    return _join(heads) @ W_o, weights


def _mask_in_first_head(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    outputs, weights = [], []
    for head in range(n_heads):
        output, shares = _attend(Q[head], K[head], V[head], mask)
        mask = None
        outputs.append(output)
        weights.append(shares)
    return np.concatenate(outputs, axis=1) @ W_o, np.stack(weights)


def _mask_in_last_head(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    scores[-1] = _add_mask(scores[-1], mask)
    weights = softmax(scores)
    return _join(weights @ V) @ W_o, weights


def _mask_transposed(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, None if mask is None else mask.T)
    return _join(heads) @ W_o, weights


def _mask_subtracted(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = softmax(_add_mask(_scores(Q, K), None if mask is None else -mask))
    return _join(weights @ V) @ W_o, weights


def _mask_multiplied(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        _add_mask(scores, mask)
        scores = scores * mask
    weights = softmax(scores)
    return _join(weights @ V) @ W_o, weights


def _masked_scores_zeroed(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        _add_mask(scores, mask)
        scores = np.where(mask == 0, scores, 0)
    weights = softmax(scores)
    return _join(weights @ V) @ W_o, weights


def _mask_too_weak(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        _add_mask(scores, mask)
        scores = np.where(mask == 0, scores, -10)
    weights = softmax(scores)
    return _join(weights @ V) @ W_o, weights


def _mask_thousand(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        _add_mask(scores, mask)
        scores = np.where(mask == 0, scores, -1000)
    weights = softmax(scores)
    return _join(weights @ V) @ W_o, weights


def _mask_inverted(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        _add_mask(scores, mask)
        scores = np.where(mask == 0, -1e9, scores)
    weights = softmax(scores)
    return _join(weights @ V) @ W_o, weights


def _mask_inverted_added(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        _add_mask(scores, mask)
        scores = scores - 1e9 * (mask == 0)
    weights = softmax(scores)
    return _join(weights @ V) @ W_o, weights


def _mask_minus_infinity_only(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        _add_mask(scores, mask)
        scores = np.where(np.isinf(mask), -np.inf, scores)
    weights = softmax(scores)
    return _join(weights @ V) @ W_o, weights


def _mask_thousand_million_only(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        _add_mask(scores, mask)
        scores = np.where(mask == -1e9, -np.inf, scores)
    weights = softmax(scores)
    return _join(weights @ V) @ W_o, weights


def _mask_as_scores(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        scores = _add_mask(np.zeros(scores.shape), mask)
    weights = softmax(scores)
    return _join(weights @ V) @ W_o, weights


def _mask_after_softmax(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = softmax(_scores(Q, K))
    if mask is not None:
        _add_mask(weights, mask)
        weights = weights * (mask == 0)
    return _join(weights @ V) @ W_o, weights


def _mask_added_to_weights(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = _add_mask(softmax(_scores(Q, K)), mask)
    return _join(weights @ V) @ W_o, weights


def _masked_weights_unmasked_output(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = softmax(_scores(Q, K))
    heads = weights @ V
    weights = softmax(_add_mask(_scores(Q, K), mask))
    return _join(heads) @ W_o, weights


def _masked_output_unmasked_weights(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = softmax(_scores(Q, K))
    heads = softmax(_add_mask(_scores(Q, K), mask)) @ V
    return _join(heads) @ W_o, weights


def _mask_row_per_head(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    if mask is not None and np.shape(mask) != (len(X), len(X)):
        raise ValueError("la máscara debe tener forma (n, n)")
    outputs, weights = [], []
    for head in range(n_heads):
        scores = _scores(Q[head], K[head])
        if mask is not None:
            scores = scores + mask[head]
        shares = softmax(scores)
        outputs.append(shares @ V[head])
        weights.append(shares)
    return np.concatenate(outputs, axis=1) @ W_o, np.stack(weights)


def _mask_on_another_axis(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        _add_mask(scores, mask)
        scores = scores + mask[:, None]
    weights = softmax(scores)
    return _join(weights @ V) @ W_o, weights


def _causal_whatever_the_mask(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        _add_mask(scores, mask)
        scores = scores + np.triu(np.full(mask.shape, -1e9), k=1)
    weights = softmax(scores)
    return _join(weights @ V) @ W_o, weights


# --- errors ---


def _mask_unchecked(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        scores = scores + mask
    weights = softmax(scores)
    return (weights @ V).swapaxes(0, 1).reshape(X.shape) @ W_o, weights


def _mask_unchecked_in_loop(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    outputs, weights = [], []
    for head in range(n_heads):
        scores = _scores(Q[head], K[head])
        if mask is not None:
            scores = scores + mask
        shares = softmax(scores)
        outputs.append(shares @ V[head])
        weights.append(shares)
    return np.concatenate(outputs, axis=-1) @ W_o, np.array(weights)


def _mask_last_axis_checked(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        if mask.ndim == 0 or mask.shape[-1] != X.shape[0]:
            raise ValueError("la máscara no coincide con el número de tokens")
        scores = scores + mask
    weights = softmax(scores)
    return (weights @ V).swapaxes(0, 1).reshape(X.shape) @ W_o, weights


def _mask_first_axis_checked(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        if mask.ndim == 0 or mask.shape[0] != X.shape[0]:
            raise ValueError("la máscara no coincide con el número de tokens")
        scores = scores + mask
    weights = softmax(scores)
    return (weights @ V).swapaxes(0, 1).reshape(X.shape) @ W_o, weights


def _mask_last_two_axes_checked(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        if mask.shape[-2:] != (X.shape[0], X.shape[0]):
            raise ValueError("la máscara debe tener forma (n, n)")
        scores = scores + mask
    weights = softmax(scores)
    return (weights @ V).swapaxes(0, 1).reshape(X.shape) @ W_o, weights


def _mask_two_axes_checked(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        if mask.ndim != 2:
            raise ValueError("la máscara debe tener dos ejes")
        scores = scores + mask
    weights = softmax(scores)
    return (weights @ V).swapaxes(0, 1).reshape(X.shape) @ W_o, weights


def _mask_square_checked(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        if mask.ndim != 2 or mask.shape[0] != mask.shape[1]:
            raise ValueError("la máscara debe ser cuadrada")
        scores = scores + mask
    weights = softmax(scores)
    return (weights @ V).swapaxes(0, 1).reshape(X.shape) @ W_o, weights


def _mask_per_head_allowed(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        if mask.shape != scores.shape[-2:] and mask.shape != scores.shape:
            raise ValueError("la máscara no tiene la forma de los puntajes")
        scores = scores + mask
    weights = softmax(scores)
    return (weights @ V).swapaxes(0, 1).reshape(X.shape) @ W_o, weights


def _mask_entries_counted(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    n = X.shape[0]
    if mask is not None:
        mask = mask.reshape(n, n)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights


def _mask_size_checked(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        if mask.size != X.shape[0] ** 2:
            raise ValueError("la máscara no tiene n * n números")
        scores = scores + mask
    weights = softmax(scores)
    return (weights @ V).swapaxes(0, 1).reshape(X.shape) @ W_o, weights


def _mask_stretched(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    n = X.shape[0]
    if mask is not None:
        mask = np.broadcast_to(mask, (n, n))
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights


def _mask_resized(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    n = X.shape[0]
    if mask is not None and mask.shape != (n, n):
        mask = np.resize(mask, (n, n))
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights


def _mask_cropped(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    n = X.shape[0]
    scores = _scores(Q, K)
    if mask is not None:
        scores = scores + mask[:n, :n]
    weights = softmax(scores)
    return (weights @ V).swapaxes(0, 1).reshape(X.shape) @ W_o, weights


def _bad_mask_dropped(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    if mask is not None and mask.shape != (X.shape[0], X.shape[0]):
        print("La máscara no tiene la forma correcta")
        mask = None
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights


def _errors_return_none(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    if X.shape[1] % n_heads != 0 or (mask is not None and mask.shape != (X.shape[0], X.shape[0])):
        print("ValueError")
        return None
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights


def _errors_asserted(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    n, d_model = X.shape
    assert d_model % n_heads == 0, "n_heads no divide a d_model"
    assert mask is None or mask.shape == (n, n), "la máscara debe tener forma (n, n)"
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights


def _mask_asserted(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    assert mask is None or mask.shape == (X.shape[0], X.shape[0]), "la máscara debe tener forma (n, n)"
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights


def _count_asserted(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    assert X.shape[1] % n_heads == 0, "n_heads no divide a d_model"
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights


def _columns_left_over(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    n, d_model = X.shape
    d_head = d_model // n_heads
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    joined, weights = np.zeros((n, d_model)), np.zeros((n_heads, n, n))
    for head in range(n_heads):
        columns = slice(head * d_head, (head + 1) * d_head)
        joined[:, columns], weights[head] = _attend(Q[:, columns], K[:, columns], V[:, columns], mask)
    return joined @ W_o, weights


def _count_replaced_by_one(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    if X.shape[1] % n_heads != 0:
        print("n_heads no divide a d_model")
        n_heads = 1
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    return _join(heads) @ W_o, weights


def _uneven_heads(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    parts = [np.array_split(X @ W, n_heads, axis=1) for W in (W_q, W_k, W_v)]
    pairs = [_attend(Q, K, V, mask) for Q, K, V in zip(*parts)]
    return np.concatenate([output for output, _ in pairs], axis=1) @ W_o, np.stack([shares for _, shares in pairs])


def _tokens_counted_freely(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    d_head = X.shape[1] // n_heads
    Q, K, V = ((X @ W).reshape(-1, n_heads, d_head).swapaxes(0, 1) for W in (W_q, W_k, W_v))
    heads, weights = _attend(Q, K, V, mask)
    return heads.swapaxes(0, 1).reshape(X.shape) @ W_o, weights


# --- inputs modified ---


def _query_matrix_scaled_in_place(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    split_heads(X, n_heads)
    W_q /= np.sqrt(X.shape[1] // n_heads)
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    weights = softmax(_add_mask(Q @ K.swapaxes(1, 2), mask))
    return _join(weights @ V) @ W_o, weights


def _mask_changed_in_place(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        _add_mask(scores, mask)
        mask[mask < 0] = -np.inf
        scores = scores + mask
    weights = softmax(scores)
    return _join(weights @ V) @ W_o, weights


def _mask_changed_to_finite(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    scores = _scores(Q, K)
    if mask is not None:
        _add_mask(scores, mask)
        mask[mask < 0] = -1e9
        scores = scores + mask
    weights = softmax(scores)
    return _join(weights @ V) @ W_o, weights


def _heads_written_into_input(X, W_q, W_k, W_v, W_o, n_heads, mask=None):
    Q, K, V = _project(X, W_q, W_k, W_v, n_heads)
    heads, weights = _attend(Q, K, V, mask)
    d_head = Q.shape[-1]
    for head in range(n_heads):
        X[:, head * d_head:(head + 1) * d_head] = heads[head]
    return X @ W_o, weights


_SPLIT_BY_ROWS = N_(
    "Cortas en cabezas con un `reshape` directo: lee la memoria fila por fila y cada cabeza se queda con tokens "
    "distintos. ¿Qué dos ejes faltó intercambiar, y en qué momento?")
_INTERLEAVED = N_(
    "Repartes las columnas por turnos, una para cada cabeza. Cada cabeza recibe un bloque de columnas seguidas: "
    "¿cuáles le tocan a la cabeza 0?")
_SINGLE_HEAD = N_(
    "Haces una sola atención con todas las columnas: `n_heads` no cambia nada. ¿En qué momento debía cada cabeza "
    "quedarse con su parte de las consultas y las claves?")
_REPEATED_HEAD = N_(
    "Los pesos de cada cabeza son suyos, pero al juntar repites una misma cabeza en todos los bloques. ¿Qué variable "
    "guarda la salida de cada una, y quién la pisa?")
_WHOLE_VALUES = N_(
    "Cada cabeza mezcla los valores completos y después combinas los resultados. Los valores también se reparten: "
    "¿cuántas columnas aporta cada cabeza a la salida?")
_IGNORED_MASK = N_(
    "Tus pesos son los de un modelo sin máscara: recibes `mask` y no llega a los puntajes. Sigue su nombre por tu "
    "función: ¿dónde se pierde?")
_WEAK_MASK = N_(
    "Pones en los lugares prohibidos un número que no siempre es el menor: cuando los demás puntajes bajan más que "
    "él, lo prohibido gana. ¿Qué valor queda por debajo de cualquier puntaje?")
_KIND_OF_MASK = N_(
    "Reconoces lo prohibido por un valor exacto, y hay más de uno: -1e9, -inf o cualquier número así de bajo. ¿Qué "
    "tienen todos en común?")
_MASK_UNCHECKED = N_(
    "NumPy estira en silencio una máscara de otra forma y la función sigue como si nada. Con (n, 1) la máscara ni "
    "siquiera tiene efecto. ¿Qué dos formas conviene comparar antes de sumar?")
_HALF_CHECK = N_(
    "Tu comprobación mira solo una parte de la forma, y lo demás se estira en silencio. ¿Cuál es la única forma que "
    "vale, eje por eje?")
_REPAIRED_MASK = N_(
    "Arreglas a tu manera una máscara de otra forma, y quien la pasó no sabe que su máscara era otra. ¿Cómo se le "
    "avisa en Python?")
_NO_ERROR = N_(
    "Detectas la entrada que no sirve, pero sigues o devuelves otra cosa: quien llama no se entera. ¿Cómo se avisa "
    "en Python de que un argumento no es válido?")
_ASSERTED = N_(
    "Detectas bien el caso, pero `assert` lanza `AssertionError` y se puede desactivar. ¿Qué error pide el enunciado "
    "para un argumento que no es válido?")
_UNEVEN = N_(
    "Cuando las columnas no se reparten en partes iguales sigues adelante, con columnas de sobra o cabezas "
    "desiguales. ¿Qué debe pasar si `n_heads` no divide a `d_model`?")
_CHANGED_MASK = N_(
    "Escribes dentro de la máscara que te dieron, y quien la vuelva a usar tendrá otra. ¿Cómo puedes obtener la tuya "
    "sin tocar esa?")

_INVERTED_MASK = N_(
    "Lees la máscara al revés: miras donde está prohibido y ocultas lo permitido. ¿Qué significa un 0 en ella?")
_SCALE_POWER = N_(
    "La escala no sale de una raíz. Si la escribiste como potencia, ¿qué calcula Python primero en `a ** 1/2`, la "
    "potencia o la división?")
_COUNTED = N_(
    "Aceptas una máscara porque tiene n·n números, estén como estén. Otra forma es otra máscara: ¿qué hay que "
    "comparar, cuántos números tiene o su forma?")

_WEIGHTS, _VALUES, _OUTPUT = (
    "multi_head_attention-weights", "multi_head_attention-values", "multi_head_attention-output_projection")
_MASK, _ERRORS, _UNTOUCHED = "multi_head_attention-mask", "multi_head_attention-errors", "multi_head_attention-untouched"

MISTAKES = (
    Mistake("multi_head_attention-no_scale", _WEIGHTS, _no_scale, N_(
        "Tus pesos son los de cabezas sin escalar: salen más extremos de la cuenta. ¿Qué le pasa a una suma de "
        "productos cuando tiene más términos, y por qué número se compensa?")),
    Mistake("multi_head_attention-scale_d_model", _WEIGHTS, _scale_d_model, N_(
        "Escalas con la raíz de `d_model`. Cada puntaje de una cabeza es una suma de menos productos: ¿de cuántos?")),
    Mistake("multi_head_attention-scale_n_heads", _WEIGHTS, _scale_n_heads, N_(
        "Escalas con la raíz del número de cabezas. Lo que hace crecer un puntaje es cuántos productos suma: "
        "¿cuántas columnas tiene una cabeza?")),
    Mistake("multi_head_attention-scale_without_root", _WEIGHTS, _scale_without_root, N_(
        "Tus pesos son los de dividir entre `d_head` entero: o falta la raíz, o la división ocurre dos veces. "
        "¿Cuánto crece la desviación de una suma de `d_head` productos?")),
    Mistake("multi_head_attention-scale_tokens", _WEIGHTS, _scale_tokens, N_(
        "Escalas con la raíz del número de tokens. ¿Qué eje recorre el producto entre una consulta y una clave?")),
    Mistake("multi_head_attention-scale_tokens_per_head", _WEIGHTS, _scale_tokens_per_head, N_(
        "Calculas el tamaño de la cabeza repartiendo los tokens entre las cabezas. ¿Qué eje de `X` es el que se "
        "reparte?")),
    Mistake("multi_head_attention-scale_multiplies", _WEIGHTS, _scale_multiplies, N_(
        "Multiplicas los puntajes por la raíz y los haces más extremos todavía. ¿Hacia dónde debía llevarlos la "
        "escala?")),
    Mistake("multi_head_attention-scale_precedence", _WEIGHTS, _scale_precedence, _SCALE_POWER),
    Mistake("multi_head_attention-scale_precedence_in_brackets", _WEIGHTS, _scale_precedence_in_brackets, _SCALE_POWER),
    Mistake("multi_head_attention-scale_after_softmax", _WEIGHTS, _scale_after_softmax, N_(
        "Escalas los pesos, cuando ya eran proporciones. ¿En qué paso hay que escalar para que al final sigan "
        "sumando 1?")),
    Mistake("multi_head_attention-split_by_rows", _WEIGHTS, _split_by_rows, _SPLIT_BY_ROWS),
    Mistake("multi_head_attention-split_and_join_by_rows", _WEIGHTS, _split_and_join_by_rows, _SPLIT_BY_ROWS),
    Mistake("multi_head_attention-heads_attend_to_heads", _WEIGHTS, _heads_attend_to_heads, N_(
        "En tu atención las cabezas de un mismo token se miran entre sí: el token quedó como primer eje. ¿Quién debe "
        "mirar a quién, y qué dos ejes tienen que ser los últimos?")),
    Mistake("multi_head_attention-interleaved_heads", _WEIGHTS, _interleaved_heads, _INTERLEAVED),
    Mistake("multi_head_attention-interleaved_and_back", _WEIGHTS, _interleaved_and_back, _INTERLEAVED),
    Mistake("multi_head_attention-two_heads_always", _WEIGHTS, _two_heads_always, N_(
        "Siempre haces dos cabezas. Tu función tiene que valer para cualquier `n_heads`: ¿dónde quedó un número "
        "fijo?")),
    Mistake("multi_head_attention-size_for_count", _WEIGHTS, _size_for_count, N_(
        "El número de cabezas y su tamaño están cambiados: haces tantas cabezas como columnas debía tener cada una. "
        "¿Cuántas matrices de pesos esperas?")),
    Mistake("multi_head_attention-first_columns_only", _WEIGHTS, _first_columns_only, N_(
        "Todas tus cabezas usan las columnas de la primera: ven lo mismo. ¿De qué depende, en tu recorrido, la parte "
        "que toma cada una?")),
    Mistake("multi_head_attention-sliced_input", _WEIGHTS, _sliced_input, N_(
        "Cortas `X` antes de proyectar, y cada cabeza solo conoce un trozo de cada token. ¿Qué se reparte entre las "
        "cabezas, la entrada o lo que sale de proyectarla?")),
    Mistake("multi_head_attention-single_head", _WEIGHTS, _single_head, _SINGLE_HEAD),
    Mistake("multi_head_attention-single_head_repeated", _WEIGHTS, _single_head_repeated, _SINGLE_HEAD),
    Mistake("multi_head_attention-query_key_swapped", _WEIGHTS, _query_key_swapped, N_(
        "Tus puntajes salen con los papeles cambiados: pregunta la clave y se anuncia la consulta. ¿Con qué matriz "
        "se hace cada una?")),
    Mistake("multi_head_attention-keys_from_queries", _WEIGHTS, _keys_from_queries, N_(
        "Tus claves son iguales a tus consultas: `W_k` no se usa. ¿De dónde sale lo que cada token anuncia de sí "
        "mismo?")),
    Mistake("multi_head_attention-queries_from_keys", _WEIGHTS, _queries_from_keys, N_(
        "Tus consultas son iguales a tus claves: `W_q` no se usa. ¿De dónde sale lo que cada token pregunta?")),
    Mistake("multi_head_attention-projections_transposed", _WEIGHTS, _projections_transposed, N_(
        "Proyectas con las matrices transpuestas, como si sus filas fueran las salidas. Aquí `X` va por la "
        "izquierda: ¿qué eje de la matriz se recorre con las columnas de `X`?")),
    Mistake("multi_head_attention-all_transposed", _WEIGHTS, _all_transposed, N_(
        "Usas las cuatro matrices transpuestas, como si sus filas fueran las salidas. En este cuaderno el token va "
        "por la izquierda: ¿qué eje de la matriz se recorre con sus columnas?")),
    Mistake("multi_head_attention-no_projections", _WEIGHTS, _no_projections, N_(
        "Consultas, claves y valores son `X` tal cual: las matrices `W_q`, `W_k` y `W_v` no se usan. ¿Qué diferencia "
        "a los tres papeles de un mismo token?")),
    Mistake("multi_head_attention-projections_chained", _WEIGHTS, _projections_chained, N_(
        "Proyectas en cadena: las claves salen de las consultas y los valores de las claves. ¿De qué arreglo parten "
        "los tres papeles?")),
    Mistake("multi_head_attention-softmax_over_heads", _WEIGHTS, _softmax_over_heads, N_(
        "Tus pesos suman 1 a través de las cabezas, que así compiten entre sí. Con tres ejes, ¿cuál de ellos recorre "
        "las claves?")),
    Mistake("multi_head_attention-softmax_over_queries", _WEIGHTS, _softmax_over_queries, N_(
        "Tus pesos suman 1 a lo largo de las consultas. Cada consulta reparte su atención entre las claves: ¿cuál de "
        "los tres ejes las recorre?")),
    Mistake("multi_head_attention-softmax_over_matrix", _WEIGHTS, _softmax_over_matrix, N_(
        "En cada cabeza toda la matriz de pesos suma 1, y las consultas se lo reparten. ¿Quién debe sumar 1?")),
    Mistake("multi_head_attention-softmax_over_everything", _WEIGHTS, _softmax_over_everything, N_(
        "Todas las cabezas y todas las consultas comparten un solo 1. ¿Quién debe sumar 1?")),
    Mistake("multi_head_attention-no_softmax", _WEIGHTS, _no_softmax, N_(
        "Mezclas los valores con los puntajes mismos. ¿Qué paso convierte los puntajes en proporciones?")),
    Mistake("multi_head_attention-softmax_twice", _WEIGHTS, _softmax_twice, N_(
        "Tus pesos han pasado dos veces por la softmax y salen casi iguales entre sí. ¿Qué devuelve ya la función "
        "que llamas?")),
    Mistake("multi_head_attention-itself_hidden", _WEIGHTS, _itself_hidden, N_(
        "Ningún token tuyo se mira a sí mismo. En la atención sí se mira, y a menudo más que a nadie: ¿quién pidió "
        "ocultar la diagonal?")),
    Mistake("multi_head_attention-always_causal", _WEIGHTS, _always_causal, N_(
        "Sin máscara, cada token mira a todos; los tuyos solo miran hacia atrás. ¿Qué debe pasar cuando `mask` es "
        "`None`?")),
    Mistake("multi_head_attention-scores_as_weights", _WEIGHTS, _scores_as_weights, N_(
        "Devuelves los puntajes en lugar de los pesos. ¿Cuáles de los dos mezclan los valores?")),
    Mistake("multi_head_attention-weights_averaged", _WEIGHTS, _weights_averaged, N_(
        "Promedias los pesos de todas las cabezas, y ya no se ve qué mira cada una. ¿Cuántas matrices de pesos se "
        "piden?")),
    Mistake("multi_head_attention-weights_of_last_head", _WEIGHTS, _weights_of_last_head, N_(
        "Devuelves los pesos de la última cabeza solamente. ¿Dónde guardas los de las demás?")),
    Mistake("multi_head_attention-weights_of_first_head", _WEIGHTS, _weights_of_first_head, N_(
        "Devuelves los pesos de la primera cabeza solamente. ¿Cuántas matrices de pesos se piden?")),
    Mistake("multi_head_attention-weights_heads_second", _WEIGHTS, _weights_heads_second, N_(
        "Los pesos son buenos, pero la cabeza quedó en el segundo eje. ¿En qué orden se piden los tres?")),
    Mistake("multi_head_attention-weights_transposed", _WEIGHTS, _weights_transposed, N_(
        "La salida está bien mezclada, pero devuelves los pesos transpuestos en cada cabeza. ¿Qué recorren las "
        "filas, las consultas o las claves?")),
    Mistake("multi_head_attention-weights_side_by_side", _WEIGHTS, _weights_side_by_side, N_(
        "Pegas los pesos de las cabezas unos al lado de otros. Las salidas se juntan; de los pesos se pide uno por "
        "cabeza: ¿qué eje las separa?")),
    Mistake("multi_head_attention-joined_without_swap", _VALUES, _joined_without_swap, N_(
        "Al juntar las cabezas con un `reshape` directo, cada fila lleva trozos de otros tokens. ¿Qué eje debe ir "
        "primero antes de pegar las columnas?")),
    Mistake("multi_head_attention-joined_in_reverse", _VALUES, _joined_in_reverse, N_(
        "Juntas las cabezas en orden inverso. ¿Qué cabeza va en las primeras columnas?")),
    Mistake("multi_head_attention-joined_interleaved", _VALUES, _joined_interleaved, N_(
        "Al juntar, intercalas las columnas: una de cada cabeza, por turnos. ¿Cómo quedan seguidas todas las "
        "columnas de una misma cabeza?")),
    Mistake("multi_head_attention-heads_not_joined", _VALUES, _heads_not_joined, N_(
        "Devuelves las cabezas por separado. La salida tiene una fila por token: ¿qué se hace con las columnas que "
        "aporta cada cabeza, y qué matriz falta todavía?")),
    Mistake("multi_head_attention-joined_along_tokens", _VALUES, _joined_along_tokens, N_(
        "Con una sola cabeza tu función llega al final y con varias no. Mira la forma de lo que juntas antes de usar "
        "`W_o`: ¿es (n, d_model)?")),
    Mistake("multi_head_attention-last_head_repeated", _VALUES, _last_head_repeated, _REPEATED_HEAD),
    Mistake("multi_head_attention-first_head_repeated", _VALUES, _first_head_repeated, _REPEATED_HEAD),
    Mistake("multi_head_attention-last_head_alone", _VALUES, _last_head_alone, N_(
        "En tu salida solo queda la última cabeza; las columnas de las demás están en cero. Si las reúnes en un "
        "bucle, ¿qué línea debía ejecutarse una sola vez?")),
    Mistake("multi_head_attention-whole_values", _VALUES, _whole_values, _WHOLE_VALUES),
    Mistake("multi_head_attention-whole_values_averaged", _VALUES, _whole_values_averaged, _WHOLE_VALUES),
    Mistake("multi_head_attention-values_from_keys", _VALUES, _values_from_keys, N_(
        "Los pesos son correctos, pero mezclas las claves. ¿Qué es lo que se entrega, lo que un token anuncia o su "
        "valor?")),
    Mistake("multi_head_attention-values_from_queries", _VALUES, _values_from_queries, N_(
        "Los pesos son correctos, pero mezclas las consultas. ¿Qué es lo que se entrega, lo que un token pregunta o "
        "su valor?")),
    Mistake("multi_head_attention-values_not_projected", _VALUES, _values_not_projected, N_(
        "Mezclas los tokens tal como entraron: `W_v` no se usa. ¿De dónde sale el valor de cada token?")),
    Mistake("multi_head_attention-values_transposed", _VALUES, _values_transposed, N_(
        "Haces los valores con `W_v` transpuesta. Compara con lo que haces para las consultas: ¿qué eje de la matriz "
        "se recorre con las columnas de `X`?")),
    Mistake("multi_head_attention-mixed_with_transposed_weights", _VALUES, _mixed_with_transposed_weights, N_(
        "Devuelves los pesos correctos y mezclas con ellos transpuestos. ¿Qué fila de los pesos decide la fila 0 de "
        "la salida?")),
    Mistake("multi_head_attention-no_mixing", _VALUES, _no_mixing, N_(
        "Juntas los valores de cada cabeza sin mezclarlos: los pesos no llegan a la salida. ¿Qué hace la atención "
        "con ellos?")),
    Mistake("multi_head_attention-residual", _VALUES, _residual, N_(
        "Sumas la entrada a la salida. Ese atajo existe en el modelo completo, alrededor de esta función; ¿qué se "
        "pide que devuelva ella?")),
    Mistake("multi_head_attention-no_maximum", _VALUES, _no_maximum, N_(
        "La softmax que escribiste aquí dentro no resiste puntajes grandes: `np.exp` se desborda, o todo baja a 0. "
        "¿Qué le restabas a cada fila en tu `softmax` del cuaderno 1?")),
    Mistake("multi_head_attention-one_maximum", _VALUES, _one_maximum, N_(
        "Restas un mismo máximo a muchas filas a la vez: las que están muy por debajo se quedan en 0 entre 0. ¿El "
        "máximo de qué le conviene a cada fila?")),
    Mistake("multi_head_attention-no_output_projection", _OUTPUT, _no_output_projection, N_(
        "Juntas bien las cabezas y te detienes ahí: `W_o` no se usa. ¿Quién combina lo que cada cabeza encontró?")),
    Mistake("multi_head_attention-output_projection_transposed", _OUTPUT, _output_projection_transposed, N_(
        "Usas `W_o` transpuesta. Es cuadrada y por eso nada protesta: ¿qué eje suyo se recorre con las columnas de "
        "las cabezas juntas?")),
    Mistake("multi_head_attention-output_projection_on_the_left", _OUTPUT, _output_projection_on_the_left, N_(
        "Pones `W_o` a la izquierda y la salida queda de lado. ¿Qué son las filas de la salida, y de qué lado estuvo "
        "`X` en las otras proyecciones?")),
    Mistake("multi_head_attention-output_projection_twice", _OUTPUT, _output_projection_twice, N_(
        "Aplicas `W_o` dos veces. ¿En qué dos lugares aparece en tu función?")),
    Mistake("multi_head_attention-output_projection_on_values", _OUTPUT, _output_projection_on_values, N_(
        "Aplicas `W_o` a los valores antes de repartirlos, y ya no puede combinar cabezas. ¿Qué tiene que estar "
        "junto cuando llega `W_o`?")),
    Mistake("multi_head_attention-output_projection_in_blocks", _OUTPUT, _output_projection_in_blocks, N_(
        "Cada cabeza pasa por su propio bloque de `W_o` y no se mezcla con las otras: el resto de la matriz no se "
        "usa. ¿Qué se multiplica por `W_o`, cada cabeza o todas juntas?")),
    Mistake("multi_head_attention-value_matrix_as_output", _OUTPUT, _value_matrix_as_output, N_(
        "Después de juntar multiplicas por una matriz que no es `W_o`. ¿Qué papel tiene cada una de las cuatro?")),
    Mistake("multi_head_attention-mask_ignored", _MASK, _mask_ignored, _IGNORED_MASK),
    Mistake("multi_head_attention-mask_ignored_unchecked", _MASK, _mask_ignored_unchecked, _IGNORED_MASK),
    Mistake("multi_head_attention-mask_in_first_head", _MASK, _mask_in_first_head, N_(
        "Tu máscara vale en la primera cabeza y las demás miran donde quieren. ¿A los puntajes de qué cabezas llega?")),
    Mistake("multi_head_attention-mask_in_last_head", _MASK, _mask_in_last_head, N_(
        "Tu máscara vale en la última cabeza y las demás miran donde quieren. ¿A los puntajes de qué cabezas llega?")),
    Mistake("multi_head_attention-mask_transposed", _MASK, _mask_transposed, N_(
        "Aplicas la máscara transpuesta: lo que estaba prohibido de ida quedó prohibido de vuelta. ¿Qué recorren sus "
        "filas, las consultas o las claves?")),
    Mistake("multi_head_attention-mask_subtracted", _MASK, _mask_subtracted, N_(
        "Restas la máscara, y lo prohibido se vuelve lo más alto. ¿Qué signo trae ya un lugar prohibido?")),
    Mistake("multi_head_attention-mask_multiplied", _MASK, _mask_multiplied, N_(
        "Multiplicas los puntajes por la máscara, que trae 0 donde se puede mirar. ¿Qué operación con 0 deja un "
        "puntaje como estaba?")),
    Mistake("multi_head_attention-masked_scores_zeroed", _MASK, _masked_scores_zeroed, N_(
        "Pones 0 en los puntajes prohibidos, y para la softmax 0 es un puntaje como cualquier otro. ¿Cuánto vale la "
        "exponencial de 0?")),
    Mistake("multi_head_attention-mask_too_weak", _MASK, _mask_too_weak, _WEAK_MASK),
    Mistake("multi_head_attention-mask_thousand", _MASK, _mask_thousand, _WEAK_MASK),
    Mistake("multi_head_attention-mask_inverted", _MASK, _mask_inverted, _INVERTED_MASK),
    Mistake("multi_head_attention-mask_inverted_added", _MASK, _mask_inverted_added, _INVERTED_MASK),
    Mistake("multi_head_attention-mask_minus_infinity_only", _MASK, _mask_minus_infinity_only, _KIND_OF_MASK),
    Mistake("multi_head_attention-mask_thousand_million_only", _MASK, _mask_thousand_million_only, _KIND_OF_MASK),
    Mistake("multi_head_attention-mask_as_scores", _MASK, _mask_as_scores, N_(
        "Cuando hay máscara, ella reemplaza a los puntajes y todo lo permitido pesa igual. ¿Cómo se combinan las dos "
        "cosas?")),
    Mistake("multi_head_attention-mask_after_softmax", _MASK, _mask_after_softmax, N_(
        "Borras pesos después de la softmax, y lo que queda ya no suma 1. ¿En qué paso se oculta una clave para que "
        "su parte vaya a las demás?")),
    Mistake("multi_head_attention-mask_added_to_weights", _MASK, _mask_added_to_weights, N_(
        "Sumas la máscara a los pesos, que ya eran proporciones. ¿En qué paso un número muy negativo se convierte en "
        "0?")),
    Mistake("multi_head_attention-masked_weights_unmasked_output", _MASK, _masked_weights_unmasked_output, N_(
        "Los pesos que devuelves llevan la máscara, y la salida se hizo sin ella. ¿Con qué pesos mezclas los "
        "valores?")),
    Mistake("multi_head_attention-masked_output_unmasked_weights", _MASK, _masked_output_unmasked_weights, N_(
        "La salida respeta la máscara, y los pesos que devuelves no. ¿Son los mismos con los que mezclas los "
        "valores?")),
    Mistake("multi_head_attention-mask_row_per_head", _MASK, _mask_row_per_head, N_(
        "Le das a cada cabeza una fila de la máscara, y esa fila se estira a todas las consultas. La máscara no "
        "tiene un eje de cabezas: ¿qué son sus filas?")),
    Mistake("multi_head_attention-mask_on_another_axis", _MASK, _mask_on_another_axis, N_(
        "Metes un eje en medio de la máscara y sus filas quedan frente a las cabezas. Escribe las dos formas, "
        "alineadas por la derecha: ¿qué ejes coinciden?")),
    Mistake("multi_head_attention-causal_whatever_the_mask", _MASK, _causal_whatever_the_mask, N_(
        "Con cualquier máscara aplicas la causal. ¿Qué usas de la que te dieron?")),
    Mistake("multi_head_attention-mask_unchecked", _ERRORS, _mask_unchecked, _MASK_UNCHECKED),
    Mistake("multi_head_attention-mask_unchecked_in_loop", _ERRORS, _mask_unchecked_in_loop, _MASK_UNCHECKED),
    Mistake("multi_head_attention-mask_last_axis_checked", _ERRORS, _mask_last_axis_checked, _HALF_CHECK),
    Mistake("multi_head_attention-mask_first_axis_checked", _ERRORS, _mask_first_axis_checked, _HALF_CHECK),
    Mistake("multi_head_attention-mask_two_axes_checked", _ERRORS, _mask_two_axes_checked, _HALF_CHECK),
    Mistake("multi_head_attention-mask_square_checked", _ERRORS, _mask_square_checked, N_(
        "Compruebas que la máscara sea cuadrada, y (1, 1) también lo es. ¿Cuadrada de qué tamaño?")),
    Mistake("multi_head_attention-mask_last_two_axes_checked", _ERRORS, _mask_last_two_axes_checked, N_(
        "Compruebas los dos últimos ejes de la máscara y dejas pasar los que estén delante. ¿Cuántos ejes debe tener "
        "una máscara que vale para todas las cabezas?")),
    Mistake("multi_head_attention-mask_per_head_allowed", _ERRORS, _mask_per_head_allowed, N_(
        "Aceptas también una máscara para cada cabeza. Aquí hay una sola para todas: ¿qué única forma es válida?")),
    Mistake("multi_head_attention-mask_entries_counted", _ERRORS, _mask_entries_counted, _COUNTED),
    Mistake("multi_head_attention-mask_size_checked", _ERRORS, _mask_size_checked, _COUNTED),
    Mistake("multi_head_attention-mask_stretched", _ERRORS, _mask_stretched, _REPAIRED_MASK),
    Mistake("multi_head_attention-mask_resized", _ERRORS, _mask_resized, _REPAIRED_MASK),
    Mistake("multi_head_attention-mask_cropped", _ERRORS, _mask_cropped, _REPAIRED_MASK),
    Mistake("multi_head_attention-bad_mask_dropped", _ERRORS, _bad_mask_dropped, N_(
        "Cuando la máscara tiene otra forma sigues sin ella, y el modelo mira al futuro sin que nadie lo sepa. ¿Cómo "
        "se avisa en Python de que un argumento no es válido?")),
    Mistake("multi_head_attention-errors_return_none", _ERRORS, _errors_return_none, _NO_ERROR),
    Mistake("multi_head_attention-errors_asserted", _ERRORS, _errors_asserted, _ASSERTED),
    Mistake("multi_head_attention-mask_asserted", _ERRORS, _mask_asserted, _ASSERTED),
    Mistake("multi_head_attention-count_asserted", _ERRORS, _count_asserted, _ASSERTED),
    Mistake("multi_head_attention-columns_left_over", _ERRORS, _columns_left_over, _UNEVEN),
    Mistake("multi_head_attention-count_replaced_by_one", _ERRORS, _count_replaced_by_one, N_(
        "Cuando `n_heads` no divide a `d_model` usas una sola cabeza, y quien pidió otra cosa no se entera. ¿Cómo se "
        "avisa en Python de que un argumento no es válido?")),
    Mistake("multi_head_attention-uneven_heads", _ERRORS, _uneven_heads, _UNEVEN),
    Mistake("multi_head_attention-tokens_counted_freely", _ERRORS, _tokens_counted_freely, N_(
        "El -1 de `reshape` deja que NumPy elija el número de tokens: con un reparto que no es exacto aparecen "
        "tokens nuevos. ¿Qué debe pasar si `n_heads` no divide a `d_model`?")),
    Mistake("multi_head_attention-query_matrix_scaled_in_place", _UNTOUCHED, _query_matrix_scaled_in_place, N_(
        "Escribes dentro de `W_q`, y a la segunda llamada ya es otra matriz. ¿En qué se diferencian `a /= b` y `a = "
        "a / b`?")),
    Mistake("multi_head_attention-mask_changed_in_place", _UNTOUCHED, _mask_changed_in_place, _CHANGED_MASK),
    Mistake("multi_head_attention-mask_changed_to_finite", _UNTOUCHED, _mask_changed_to_finite, _CHANGED_MASK),
    Mistake("multi_head_attention-heads_written_into_input", _UNTOUCHED, _heads_written_into_input, N_(
        "Escribes dentro de `X`, y quien te la prestó pierde sus tokens. ¿Dónde puedes guardar lo que calculas sin "
        "tocar la entrada?")),
)
