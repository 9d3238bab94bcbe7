# about: atrapa el error de NumPy y lanza uno propio, además de comparar
def masked_attention(Q, K, V, mask):
    scores = Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1])
    try:
        added = scores + mask
        if mask.shape != scores.shape[-2:]:
            raise ValueError("NumPy la estiraría")
    except ValueError as error:
        raise ValueError(f"{error}: {mask.shape} frente a {scores.shape}") from error
    weights = softmax(added)
    return weights @ V, weights
