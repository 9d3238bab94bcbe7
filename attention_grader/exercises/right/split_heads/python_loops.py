# about: cuatro bucles y listas de Python, sin ninguna función de NumPy hasta el final
def split_heads(X, n_heads):
    n = len(X)
    d_model = len(X[0])
    if n_heads < 1:
        raise ValueError("pocas cabezas")
    if d_model / n_heads != int(d_model / n_heads):
        raise ValueError("no se puede repartir")
    d_head = int(d_model / n_heads)
    cabezas = []
    for h in range(n_heads):
        cabeza = []
        for i in range(n):
            fila = []
            for j in range(d_head):
                fila.append(X[i][h * d_head + j])
            cabeza.append(fila)
        cabezas.append(cabeza)
    return np.array(cabezas)
