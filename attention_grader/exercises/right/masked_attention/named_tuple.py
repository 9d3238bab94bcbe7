# about: devuelve una tupla con nombres
from typing import NamedTuple


class Result(NamedTuple):
    output: np.ndarray
    weights: np.ndarray


def masked_attention(Q, K, V, mask):
    scores = Q @ np.swapaxes(K, -1, -2) * Q.shape[-1] ** -0.5
    if not scores.shape[-2:] == mask.shape:
        raise ValueError(f"Compara: {scores.shape} y {mask.shape}")
    weights = softmax(scores + mask)
    return Result(weights @ V, weights)
