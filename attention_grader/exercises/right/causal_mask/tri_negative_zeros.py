# about: 1 - np.tri; deja ceros negativos
def causal_mask(n):
    return (1 - np.tri(n)) * -1e9
