# about: columnas en una lista de Python y np.column_stack
def positional_encoding(n, d):
    pos = np.arange(n)
    columnas = []
    for i in range((d + 1) // 2):
        a = pos / 10000 ** (2 * i / d)
        columnas += [np.sin(a), np.cos(a)]
    return np.column_stack(columnas[:d])
