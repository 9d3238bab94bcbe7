# about: bucles de Python, math.exp y listas; recursión para los ejes de delante
import math


def attention(Q, K, V):
    if Q.ndim > 2:
        results = [attention(q, k, v) for q, k, v in zip(Q, K, V)]
        return np.array([r[0] for r in results]), np.array([r[1] for r in results])
    weights, output = [], []
    for q in Q:
        scores = [sum(a * b for a, b in zip(q, k)) / math.sqrt(len(q)) for k in K]
        biggest = max(scores)
        e = [math.exp(s - biggest) for s in scores]
        row = [x / sum(e) for x in e]
        weights.append(row)
        output.append([sum(w * v[c] for w, v in zip(row, V)) for c in range(len(V[0]))])
    return np.array(output), np.array(weights)
