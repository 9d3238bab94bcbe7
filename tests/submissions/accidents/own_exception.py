"""The function refuses wrong masks with an error of its own, which is a `ValueError`."""

NOTEBOOK = "3_mascara_causal"
MARKS = {}
STATUS = "graded"
CELLS = {
    "masked_attention": '''class MascaraMala(ValueError):
    pass


def masked_attention(Q, K, V, mask):
    scores = Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1])
    if np.shape(mask) != scores.shape[-2:]:
        raise MascaraMala(f'{np.shape(mask)} en vez de {scores.shape[-2:]}')
    weights = softmax(scores + mask)
    return weights @ V, weights''',
}
