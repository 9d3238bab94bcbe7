"""The mistakes that are known of `causal_mask(n)`."""

import numpy as np

from ...model import Mistake
from ...text import N_


def _hides_self(n):
    return np.triu(np.full((n, n), -1e9), k=0)


def _hides_past(n):
    return np.tril(np.full((n, n), -1e9), k=-1)


def _inverted(n):
    return np.tril(np.full((n, n), -1e9))


def _hides_last_past(n):
    return np.triu(np.full((n, n), -1e9), k=-1)


def _one_ahead(n):
    return np.triu(np.full((n, n), -1e9), k=2)


def _ones_in_future(n):
    return np.triu(np.ones((n, n)), k=1)


def _ones_in_past(n):
    return np.tril(np.ones((n, n)))


def _positive(n):
    return np.triu(np.full((n, n), 1e9), k=1)


def _one_less(n):
    return np.triu(np.full((n - 1, n - 1), -1e9), k=1)


def _one_more(n):
    return np.triu(np.full((n + 1, n + 1), -1e9), k=1)


def _single_row(n):
    return np.triu(np.full((1, n), -1e9), k=1)


def _single_column(n):
    return np.triu(np.full((n, 1), -1e9), k=1)


def _extra_axis(n):
    return np.triu(np.full((n, n), -1e9), k=1)[..., np.newaxis]


def _zero_times_infinity(n):
    with np.errstate(all="ignore"):
        return np.triu(np.ones((n, n)), k=1) * -np.inf


def _fixed_size(n):
    return np.triu(np.full((6, 6), -1e9), k=1)


def _other_corner(n):
    return np.fliplr(np.triu(np.full((n, n), -1e9), k=1))


def _only_self(n):
    return (1 - np.eye(n)) * -1e9


def _only_first(n):
    mask = np.full((n, n), -1e9)
    mask[:, 0] = 0
    return mask


def _only_last_two(n):
    distance = np.arange(n)[:, np.newaxis] - np.arange(n)
    return np.where((distance >= 0) & (distance <= 1), 0, -1e9)


def _one_diagonal(n):
    mask = np.zeros((n, n))
    for i in range(n - 1):
        mask[i, i + 1] = -1e9
    return mask


def _zeros(n):
    return np.zeros((n, n))


def _all_hidden(n):
    return np.full((n, n), -1e9)


def _booleans_allowed(n):
    return np.tri(n, dtype=bool)


def _booleans_hidden(n):
    return ~np.tri(n, dtype=bool)


def _minus_one(n):
    return -np.triu(np.ones((n, n)), k=1)


def _minus_ten(n):
    return np.triu(np.full((n, n), -10.0), k=1)


def _minus_hundred(n):
    return np.triu(np.full((n, n), -100.0), k=1)


def _minus_thousand(n):
    return np.triu(np.full((n, n), -1000.0), k=1)


def _minus_ten_thousand(n):
    return np.triu(np.full((n, n), -1e4), k=1)


_SELF = N_(
    "Tu triángulo incluye la diagonal, así que la primera palabra se queda sin nadie a quien mirar. ¿Puede una palabra "
    "mirarse a sí misma?")
_PAST = N_(
    "Escondes el pasado y dejas el futuro a la vista: el triángulo quedó del otro lado. ¿Las claves del futuro están a la "
    "derecha o a la izquierda de la diagonal?")
_INVERTED = N_(
    "La condición quedó invertida: donde se puede mirar pusiste el número que esconde, y al revés. Lee en voz alta una "
    "fila de tu máscara.")
_AHEAD = N_(
    "Dejas a la vista la palabra que sigue, justo la que el modelo debe adivinar. ¿En qué diagonal empieza el futuro?")
_ALL = N_(
    "Escondes todas las claves, también las que sí se pueden mirar. ¿A quién puede mirar la primera palabra?")
_WEAK = N_(
    "El triángulo está bien, pero tu número es débil: con un puntaje alto, el futuro se cuela. Imprime la exponencial de "
    "tu número y la de -1e9.")

MISTAKES = (
    Mistake("causal_mask-hides_self", "causal_mask-structure", _hides_self, _SELF),
    Mistake("causal_mask-hides_past", "causal_mask-structure", _hides_past, _PAST),
    Mistake("causal_mask-inverted", "causal_mask-structure", _inverted, _INVERTED),
    Mistake("causal_mask-hides_last_past", "causal_mask-structure", _hides_last_past, N_(
        "Tu triángulo empieza una diagonal antes de la principal: además del futuro, escondes a la propia palabra y a la "
        "anterior. ¿En qué diagonal empieza el futuro?")),
    Mistake("causal_mask-one_ahead", "causal_mask-structure", _one_ahead, _AHEAD),
    Mistake("causal_mask-ones_in_future", "causal_mask-structure", _ones_in_future, N_(
        "Tu máscara suma 1 a los puntajes del futuro: en vez de esconderlo, lo favorece. ¿Qué hay que sumarle a un puntaje "
        "para que su exponencial sea 0?")),
    Mistake("causal_mask-ones_in_past", "causal_mask-structure", _ones_in_past, N_(
        "Tu máscara dice con un 1 a quién se puede mirar, pero una máscara que se suma habla otro idioma: 0 deja el puntaje "
        "igual. ¿Qué número lo borra?")),
    Mistake("causal_mask-positive", "causal_mask-structure", _positive, N_(
        "El lugar es correcto y el signo no: con un número enorme y positivo, el futuro se lleva todo el peso.")),
    Mistake("causal_mask-one_less", "causal_mask-structure", _one_less, N_(
        "Tu máscara tiene una fila y una columna de menos. Hay una fila por cada palabra, también para la última, que mira a "
        "todas.")),
    Mistake("causal_mask-one_more", "causal_mask-structure", _one_more, N_(
        "Tu máscara tiene una fila y una columna de más. Hay una fila por consulta y una columna por clave: cuéntalas.")),
    Mistake("causal_mask-single_row", "causal_mask-structure", _single_row, N_(
        "Tu máscara tiene una sola fila: NumPy la repetiría y todas las consultas mirarían lo mismo. Cada palabra necesita su "
        "propia fila.")),
    Mistake("causal_mask-single_column", "causal_mask-structure", _single_column, N_(
        "Tu máscara tiene una sola columna: sumaría un mismo número a toda la fila, y eso el softmax no lo ve. ¿Cuántas "
        "claves hay?")),
    Mistake("causal_mask-extra_axis", "causal_mask-structure", _extra_axis, N_(
        "Tu máscara tiene un eje de más, y NumPy la cruzaría con los puntajes hasta darte tres ejes. Imprime su forma al lado "
        "de la de los puntajes.")),
    Mistake("causal_mask-zero_times_infinity", "causal_mask-structure", _zero_times_infinity, N_(
        "Multiplicas 0 por infinito, y eso no es 0: es NaN. Puedes elegir entre dos valores sin multiplicar.")),
    Mistake("causal_mask-fixed_size", "causal_mask-structure", _fixed_size, N_(
        "Tu máscara mide siempre 6 × 6, como la frase del cuaderno. ¿Qué te dice cuántas palabras hay?")),
    Mistake("causal_mask-other_corner", "causal_mask-structure", _other_corner, N_(
        "Tu triángulo está en otra esquina. Dibuja la fila 0: ¿a cuántas palabras puede mirar la primera?")),
    Mistake("causal_mask-only_self", "causal_mask-structure", _only_self, N_(
        "Cada palabra se mira solo a sí misma. También puede mirar hacia atrás: ¿qué entradas faltan por abrir?")),
    Mistake("causal_mask-only_first", "causal_mask-structure", _only_first, N_(
        "Todas las palabras miran solo a la primera. ¿Qué gana la tercera que la segunda no tenía?")),
    Mistake("causal_mask-only_last_two", "causal_mask-structure", _only_last_two, N_(
        "Cada palabra mira solo a la anterior y a sí misma. El pasado lejano también está permitido.")),
    Mistake("causal_mask-one_diagonal", "causal_mask-structure", _one_diagonal, N_(
        "Escondes solo la palabra que sigue; las de más adelante quedan a la vista. El futuro es todo lo que viene después.")),
    Mistake("causal_mask-zeros", "causal_mask-structure", _zeros, N_(
        "Sumar tu máscara no cambia nada: sus números son 0 o casi 0. Si esperabas otra cosa, mira el signo del exponente.")),
    Mistake("causal_mask-all_hidden", "causal_mask-structure", _all_hidden, _ALL),
    Mistake("causal_mask-booleans_allowed", "causal_mask-structure", _booleans_allowed, N_(
        "Verdadero y falso, sumados a un puntaje, valen 1 y 0. Esta máscara se suma: ¿qué número deja el puntaje igual y cuál "
        "lo borra?")),
    Mistake("causal_mask-booleans_hidden", "causal_mask-structure", _booleans_hidden, N_(
        "Marcas con verdadero lo prohibido, y sumado a un puntaje vale 1: lo favorece. Esta máscara se suma: ¿qué número "
        "borra un puntaje?")),
    Mistake("causal_mask-minus_one", "causal_mask-exact_zeros", _minus_one, N_(
        "Restas 1 a los puntajes del futuro: pierden algo de peso, y siguen ahí. ¿Cuánto vale la exponencial de -1?")),
    Mistake("causal_mask-minus_ten", "causal_mask-exact_zeros", _minus_ten, _WEAK),
    Mistake("causal_mask-minus_hundred", "causal_mask-exact_zeros", _minus_hundred, _WEAK),
    Mistake("causal_mask-minus_thousand", "causal_mask-exact_zeros", _minus_thousand, _WEAK),
    Mistake("causal_mask-minus_ten_thousand", "causal_mask-exact_zeros", _minus_ten_thousand, _WEAK),
)
