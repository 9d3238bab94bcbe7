# about: bucles de Python y math.exp; recursión para los ejes de delante
import math


def masked_attention(Q, K, V, mask):
    if mask.shape != (Q.shape[-2], K.shape[-2]):
        raise ValueError(f"mask {mask.shape} != {(Q.shape[-2], K.shape[-2])}")
    if Q.ndim > 2:
        results = [masked_attention(q, k, v, mask) for q, k, v in zip(Q, K, V)]
        return np.array([r[0] for r in results]), np.array([r[1] for r in results])
    weights = np.zeros((len(Q), len(K)))
    for i, q in enumerate(Q):
        seen = [j for j in range(len(K)) if mask[i, j] == 0]
        scores = {j: float(q @ K[j]) / math.sqrt(len(q)) for j in seen}
        top = max(scores.values())
        total = sum(math.exp(s - top) for s in scores.values())
        for j in seen:
            weights[i, j] = math.exp(scores[j] - top) / total
    return weights @ V, weights
