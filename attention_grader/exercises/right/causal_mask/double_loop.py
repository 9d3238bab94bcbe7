# about: dos bucles
def causal_mask(n):
    mask = np.zeros((n, n))
    for query in range(n):
        for key in range(n):
            if key > query:
                mask[query, key] = -1e9
    return mask
