"""The reference agrees with PyTorch's values and with a slow version that loops over every number."""

import json
import math
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attention_grader.solutions import PATH, reference

ORACLE = json.loads((Path(__file__).parent / "torch.json").read_text("utf-8"))["cases"]


def arrays(inputs):
    return {name: np.array(value) if isinstance(value, list) else value for name, value in inputs.items()}


def call(function, inputs):
    """Call the reference as the oracle's case asks for it; `causal` there means a causal mask here."""
    if function == "causal_attention":
        return reference.masked_attention(*inputs.values(), reference.causal_mask(inputs["Q"].shape[-2]))
    if function == "multi_head_attention":
        causal = inputs.pop("causal")
        return reference.multi_head_attention(**inputs, mask=reference.causal_mask(len(inputs["X"])) if causal else None)
    return getattr(reference, function)(**inputs)


@pytest.mark.parametrize("case", ORACLE, ids=lambda case: case["function"])
def test_it_agrees_with_pytorch(case):
    result = call(case["function"], arrays(case["inputs"]))
    if "weights" in case:
        output, weights = result
        np.testing.assert_allclose(weights, case["weights"], rtol=1e-9, atol=1e-12)
    else:
        output = result
    np.testing.assert_allclose(output, case["output"], rtol=1e-9, atol=1e-12)


def slow_attention(Q, K, V, mask):
    """Attention number by number, in plain Python."""
    weights = [[0.0] * len(K) for _ in Q]
    for i, query in enumerate(Q):
        scores = [sum(q * k for q, k in zip(query, key)) / math.sqrt(len(query)) + mask[i][j] for j, key in enumerate(K)]
        total = sum(math.exp(score - max(scores)) for score in scores)
        for j, score in enumerate(scores):
            weights[i][j] = math.exp(score - max(scores)) / total
    output = [[sum(weights[i][j] * V[j][column] for j in range(len(V))) for column in range(len(V[0]))] for i in range(len(Q))]
    return output, weights


sizes = st.integers(1, 5)


@given(n_q=sizes, n_k=sizes, d_k=sizes, d_v=sizes, seed=st.integers(0, 10**6))
def test_attention_agrees_with_a_triple_loop(n_q, n_k, d_k, d_v, seed):
    rng = np.random.default_rng(seed)
    Q, K, V = rng.normal(0, 2, (n_q, d_k)), rng.normal(0, 2, (n_k, d_k)), rng.normal(0, 2, (n_k, d_v))
    mask = np.where(rng.random((n_q, n_k)) < 0.3, -1e9, 0.0)
    mask[:, 0] = 0.0  # no row is wholly masked
    for result, slow in (
        (reference.attention(Q, K, V), slow_attention(Q.tolist(), K.tolist(), V.tolist(), np.zeros((n_q, n_k)).tolist())),
        (reference.masked_attention(Q, K, V, mask), slow_attention(Q.tolist(), K.tolist(), V.tolist(), mask.tolist())),
    ):
        np.testing.assert_allclose(result[0], slow[0], rtol=1e-9, atol=1e-12)
        np.testing.assert_allclose(result[1], slow[1], rtol=1e-9, atol=1e-12)


@given(n=sizes, d_head=sizes, n_heads=sizes, seed=st.integers(0, 10**6), causal=st.booleans())
def test_multi_head_attention_agrees_with_one_head_at_a_time(n, d_head, n_heads, seed, causal):
    rng = np.random.default_rng(seed)
    d_model = d_head * n_heads
    X, *matrices = rng.normal(size=(n, d_model)), *rng.normal(size=(4, d_model, d_model))
    mask = reference.causal_mask(n) if causal else None
    output, weights = reference.multi_head_attention(X, *matrices, n_heads, mask)
    joined = np.zeros((n, d_model))
    for head in range(n_heads):
        columns = slice(head * d_head, (head + 1) * d_head)
        Q, K, V = (X @ W[:, columns] for W in matrices[:3])
        slow = slow_attention(Q.tolist(), K.tolist(), V.tolist(), np.zeros((n, n)).tolist() if mask is None else mask.tolist())
        joined[:, columns] = slow[0]
        np.testing.assert_allclose(weights[head], slow[1], rtol=1e-9, atol=1e-12)
    np.testing.assert_allclose(output, joined @ matrices[3], rtol=1e-8, atol=1e-10)


@given(n=sizes, d=st.integers(1, 9))
def test_positional_encoding_agrees_with_the_formula(n, d):
    P = reference.positional_encoding(n, d)
    assert P.shape == (n, d)
    for position in range(n):
        for column in range(d):
            angle = position / 10000 ** ((column - column % 2) / d)
            assert P[position, column] == pytest.approx(math.cos(angle) if column % 2 else math.sin(angle))


@pytest.mark.parametrize("shape", [(1, 6), (6, 1), (6,), (1, 1), (), (6, 6, 1), (1, 6, 6), (5, 5)])
def test_a_mask_of_another_shape_is_refused_with_both_shapes(shape):
    Q = K = V = np.ones((6, 4))
    with pytest.raises(ValueError) as error:
        reference.masked_attention(Q, K, V, np.zeros(shape))
    assert str(shape) in str(error.value) and "(6, 6)" in str(error.value)


@pytest.mark.parametrize("n_heads", [0, -1, 4, 7])
def test_a_bad_number_of_heads_is_refused(n_heads):
    with pytest.raises(ValueError, match=f"{n_heads}"):
        reference.split_heads(np.ones((3, 6)), n_heads)


def test_it_can_be_read_in_one_sitting():
    assert len(PATH.read_text("utf-8").splitlines()) <= 150
