# about: calcula una columna más cuando d es impar y la quita, sin cambiar el exponente
def positional_encoding(n, d):
    ancho = d + d % 2
    P = np.zeros((n, ancho))
    a = np.arange(n)[:, np.newaxis] * 10000.0 ** (-np.arange(0, ancho, 2) / d)
    P[:, 0::2] = np.sin(a)
    P[:, 1::2] = np.cos(a)
    return P[:, :d]
