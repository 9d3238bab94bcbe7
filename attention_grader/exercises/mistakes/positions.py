"""The known mistakes of `positional_encoding(n, d)`: functions that make them, and what their authors need to hear.

Where two functions share a message they are the same mistake, written in two ways that some call tells apart.
"""

import numpy as np

from ...model import Mistake
from ...text import N_


def _interleave(angles, d):
    """Sines in the even columns and cosines in the odd ones, of one angle a pair, `angles (n, ceil(d / 2))`."""
    P = np.empty((len(angles), d))
    P[:, 0::2] = np.sin(angles)
    P[:, 1::2] = np.cos(angles[:, : d // 2])
    return P


def _by_parity(angles):
    """Sines in the even columns and cosines in the odd ones, of one angle a column, `angles (n, d)`."""
    return np.where(np.arange(angles.shape[1]) % 2 == 0, np.sin(angles), np.cos(angles))


def _angles(n, d):
    """The right angles, for mistakes that lie elsewhere: `(n, ceil(d / 2))`."""
    return np.arange(n)[:, None] / 10000 ** (np.arange(0, d, 2) / d)


def _encoding(n, d):
    """A right encoding, for mistakes that lie around it."""
    return _interleave(_angles(n, d), d)


# --- the exponent ---

def _index_not_paired(n, d):
    pos, i = np.arange(n)[:, None], np.arange(d)
    return _by_parity(pos / 10000 ** (i / d))


def _doubled_twice(n, d):
    pos, i = np.arange(n)[:, None], np.arange(0, d, 2)
    return _interleave(pos / 10000 ** (2 * i / d), d)


def _doubled_column(n, d):
    pos, i = np.arange(n)[:, None], np.arange(d)
    return _by_parity(pos / 10000 ** (2 * i / d))


def _half_dimension(n, d):
    pos, i = np.arange(n)[:, None], np.arange(0, d, 2)
    return _interleave(pos / 10000 ** (i / (d // 2)), d)


def _missing_two(n, d):
    pos, i = np.arange(n)[:, None], np.arange((d + 1) // 2)
    return _interleave(pos / 10000 ** (i / d), d)


def _cosine_of_next_pair(n, d):
    pos, i = np.arange(n)[:, None], np.arange(0, d, 2)
    P = np.empty((n, d))
    P[:, 0::2] = np.sin(pos / 10000 ** (i / d))
    P[:, 1::2] = np.cos(pos / 10000 ** ((i + 2) / d))[:, : d // 2]
    return P


def _cosine_doubled(n, d):
    pos, i = np.arange(n)[:, None], np.arange(d)
    exponents = np.where(i % 2 == 0, i / d, 2 * i / d)
    return _by_parity(pos / 10000 ** exponents)


def _pairs_from_one(n, d):
    pos, i = np.arange(n)[:, None], np.arange(1, (d + 1) // 2 + 1)
    return _interleave(pos / 10000 ** (2 * i / d), d)


def _one_frequency(n, d):
    pos, i = np.arange(n)[:, None], np.arange(0, d, 2)
    return _interleave(pos / 10000 ** (i // d), d)


def _floor_of_negative(n, d):
    P = np.zeros((n, d))
    for pos in range(n):
        for j in range(d):
            i = j // 2
            angle = pos * 10000.0 ** (-2 * i // d)
            P[pos, j] = np.sin(angle) if j % 2 == 0 else np.cos(angle)
    return P


def _integer_power(n, d):
    pos, i = np.arange(n)[:, None], np.arange((d + 1) // 2)
    return _interleave(pos * 10000 ** (-2 * i // d), d)


def _length_in_exponent(n, d):
    pos, i = np.arange(n)[:, None], np.arange(0, d, 2)
    return _interleave(pos / 10000 ** (i / n), d)


def _one_less_in_exponent(n, d):
    pos, i = np.arange(n)[:, None], np.arange(0, d, 2)
    return _interleave(pos / 10000 ** (i / (d - 1)), d)


def _last_frequency_fixed(n, d):
    pos, i = np.arange(n)[:, None], np.arange((d + 1) // 2)
    return _interleave(pos / 10000 ** (i / (d / 2 - 1)), d)


def _last_frequency_fixed_safe(n, d):
    pos, i = np.arange(n)[:, None], np.arange((d + 1) // 2)
    return _interleave(pos * np.exp(-i * np.log(10000) / max(d // 2 - 1, 1)), d)


def _no_dimension(n, d):
    pos, i = np.arange(n)[:, None], np.arange(0, d, 2)
    return _interleave(pos / 10000.0 ** i, d)


def _last_frequency_fixed_halves(n, d):
    pos, i = np.arange(n)[:, None], np.arange(d // 2)
    angles = pos * np.exp(-i * np.log(10000) / max(d // 2 - 1, 1))
    P = np.concatenate([np.sin(angles), np.cos(angles)], axis=1)
    return np.pad(P, [(0, 0), (0, d % 2)])


def _multiplied(n, d):
    pos, i = np.arange(n)[:, None], np.arange(0, d, 2)
    return _interleave(pos * 10000 ** (i / d), d)


def _base_1000(n, d):
    pos, i = np.arange(n)[:, None], np.arange(0, d, 2)
    return _interleave(pos / 1000 ** (i / d), d)


def _base_100000(n, d):
    pos, i = np.arange(n)[:, None], np.arange(0, d, 2)
    return _interleave(pos / 10e4 ** (i / d), d)


def _base_e(n, d):
    pos, i = np.arange(n)[:, None], np.arange(0, d, 2)
    return _interleave(pos / np.exp(i / d), d)


def _decimal_logarithm(n, d):
    pos, i = np.arange(n)[:, None], np.arange(0, d, 2)
    return _interleave(pos * np.exp(-i * np.log10(10000) / d), d)


def _not_a_power(n, d):
    pos, i = np.arange(n)[:, None], np.arange(0, d, 2)
    return _interleave(pos / (10000 ^ (i // d)), d)


def _base_multiplied(n, d):
    pos, i = np.arange(n)[:, None], np.arange(0, d, 2)
    return _interleave(pos / np.where(i == 0, 1, 10000 * i / d), d)


def _division_by_zero_power(n, d):
    pos, i = np.arange(n)[:, None], np.arange(0, d, 2)
    return _interleave(pos / (10000 * i / d), d)


def _power_before_index(n, d):
    pos, i = np.arange(n)[:, None], np.arange((d + 1) // 2)
    return _interleave(pos / 10000 ** 2 * i / d, d)


def _power_before_index_below(n, d):
    pos, i = np.arange(n)[:, None], np.arange((d + 1) // 2)
    return _interleave(pos / (10000 ** 2 * i / d), d)


def _power_before_division(n, d):
    pos, i = np.arange(n)[:, None], np.arange(0, d, 2)
    return _interleave(pos / 10000.0 ** i / d, d)


def _power_before_division_below(n, d):
    pos, i = np.arange(n)[:, None], np.arange(0, d, 2)
    return _interleave(pos / (10000.0 ** i / d), d)


# --- the position ---

def _from_one(n, d):
    return _encoding(n + 1, d)[1:]


def _first_row_missing(n, d):
    return _encoding(n, d)[1:]


def _last_row_missing(n, d):
    return _encoding(n, d)[:-1]


def _one_row_more(n, d):
    return _encoding(n + 1, d)


def _first_row_zeros(n, d):
    P = _encoding(n, d)
    P[0] = 0
    return P


def _last_row_zeros(n, d):
    P = _encoding(n, d)
    P[-1] = 0
    return P


def _over_length(n, d):
    pos, i = np.arange(n)[:, None] / n, np.arange(0, d, 2)
    return _interleave(pos / 10000 ** (i / d), d)


def _from_zero_to_one(n, d):
    pos, i = np.linspace(0, 1, n)[:, None], np.arange(0, d, 2)
    return _interleave(pos / 10000 ** (i / d), d)


def _turns(n, d):
    return _interleave(2 * np.pi * _angles(n, d), d)


def _half_turns(n, d):
    return _interleave(np.pi * _angles(n, d), d)


def _degrees(n, d):
    return _interleave(np.deg2rad(_angles(n, d)), d)


def _reversed_positions(n, d):
    return _encoding(n, d)[::-1]


def _overwritten_rows(n, d):
    P = np.zeros((n, d))
    P[:] = _encoding(n, d)[n - 1]
    return P


def _only_last_row(n, d):
    P = np.zeros((n, d))
    P[-1] = _encoding(n, d)[-1]
    return P


def _single_row(n, d):
    return _encoding(n, d)[-1]


def _next_vector(n, d):
    return _encoding(n + 1, d)[-1]


def _position_and_column_exchanged(n, d):
    pos, i = np.arange(n)[:, None], np.arange(d)
    return _by_parity(i / 10000.0 ** (2 * (pos // 2) / d))


def _position_chooses_wave(n, d):
    pos, i = np.arange(n)[:, None], np.arange(d)
    angles = pos / 10000 ** (2 * (i // 2) / d)
    return np.where(pos % 2 == 0, np.sin(angles), np.cos(angles))


def _no_column(n, d):
    return np.sin(np.arange(n))[:, None] * np.ones(d)


# --- the waves ---

def _cosine_first(n, d):
    i = np.arange(d)
    angles = _angles(n, d)[:, i // 2]
    return np.where(i % 2 == 0, np.cos(angles), np.sin(angles))


def _halves(n, d):
    angles = _angles(n, d)
    return np.concatenate([np.sin(angles), np.cos(angles[:, : d // 2])], axis=1)


def _halves_of_whole_pairs(n, d):
    angles = _angles(n, d)[:, : d // 2]
    return np.concatenate([np.sin(angles), np.cos(angles)], axis=1)


def _halves_cosine_first(n, d):
    angles = _angles(n, d)
    return np.concatenate([np.cos(angles), np.sin(angles)], axis=1)[:, :d]


def _only_sines(n, d):
    return np.sin(_angles(n, d)[:, np.arange(d) // 2])


def _only_sines_not_paired(n, d):
    return np.sin(np.arange(n)[:, None] / 10000 ** (np.arange(d) / d))


def _only_cosines(n, d):
    return np.cos(_angles(n, d)[:, np.arange(d) // 2])


def _only_cosines_not_paired(n, d):
    return np.cos(np.arange(n)[:, None] / 10000 ** (np.arange(d) / d))


def _odd_columns_empty(n, d):
    P = _encoding(n, d)
    P[:, 1::2] = 0
    return P


def _even_columns_empty(n, d):
    P = _encoding(n, d)
    P[:, 0::2] = 0
    return P


def _half_the_columns(n, d):
    return np.sin(_angles(n, d))


def _sum_of_waves(n, d):
    angles = _angles(n, d)[:, np.arange(d) // 2]
    return np.sin(angles) + np.cos(angles)


def _waves_by_pair(n, d):
    i = np.arange(d)
    angles = _angles(n, d)[:, i // 2]
    return np.where(i // 2 % 2 == 0, np.sin(angles), np.cos(angles))


def _neighbour_overwritten(n, d):
    P = np.zeros((n, d + 1))
    angles = _angles(n, d)
    for i in range((d + 1) // 2):
        P[:, i] = np.sin(angles[:, i])
        P[:, i + 1] = np.cos(angles[:, i])
    return P[:, :d]


def _no_waves(n, d):
    return _angles(n, d)[:, np.arange(d) // 2]


def _sine_divided(n, d):
    pos, i = np.arange(n)[:, None], np.arange(d)
    waves = np.where(i % 2 == 0, np.sin(pos), np.cos(pos))
    return waves / 10000 ** (2 * (i // 2) / d)


def _negative_angles(n, d):
    return _interleave(-_angles(n, d), d)


def _unit_rows(n, d):
    P = _encoding(n, d)
    return P / np.linalg.norm(P, axis=1, keepdims=True)


def _larger(n, d):
    return _encoding(n, d) * np.sqrt(d)


# --- shape and type ---

def _transposed(n, d):
    return _encoding(n, d).T


def _parameters_exchanged(n, d):
    return _encoding(d, n)


def _batch_axis(n, d):
    return _encoding(n, d)[None]


def _flat(n, d):
    return _encoding(n, d).ravel()


def _pairs_as_axis(n, d):
    angles = _angles(n, d)
    return np.stack([np.sin(angles), np.cos(angles)], axis=-1)


def _room_of_integers(n, d):
    return _encoding(n, d).astype(int)


def _two_decimals(n, d):
    return np.round(_encoding(n, d), 2)


def _three_decimals(n, d):
    return np.round(_encoding(n, d), 3)


def _four_decimals(n, d):
    return np.round(_encoding(n, d), 4)


def _five_decimals(n, d):
    return np.round(_encoding(n, d), 5)


def _half_precision(n, d):
    return _interleave(_angles(n, d).astype(np.float16), d)


def _half_precision_result(n, d):
    return _encoding(n, d).astype(np.float16)


def _zeros(n, d):
    return np.zeros((n, d))


def _one_hot(n, d):
    return np.eye(n, d)


# --- odd dimensions ---

def _as_many_cosines(n, d):
    angles = _angles(n, d)
    P = np.zeros((n, d))
    P[:, 0::2] = np.sin(angles)
    P[:, 1::2] = np.cos(angles)
    return P


def _column_beyond_the_last(n, d):
    angles = _angles(n, d)
    P = np.zeros((n, d))
    for j in range(0, d, 2):
        P[:, j] = np.sin(angles[:, j // 2])
        P[:, j + 1] = np.cos(angles[:, j // 2])
    return P


def _only_even(n, d):
    if d % 2 == 1:
        raise ValueError("d must be even")
    return _encoding(n, d)


def _only_even_assert(n, d):
    assert d % 2 == 0
    return _encoding(n, d)


def _last_column_empty(n, d):
    P = np.zeros((n, d))
    half = d // 2
    P[:, 0 : 2 * half : 2] = np.sin(_angles(n, d)[:, :half])
    P[:, 1::2] = np.cos(_angles(n, d)[:, :half])
    return P


def _last_column_missing(n, d):
    return _encoding(n, d)[:, : d - d % 2]


def _column_more(n, d):
    angles = _angles(n, d)
    return np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(n, -1)


def _last_column_cosine(n, d):
    P = _encoding(n, d)
    if d % 2 == 1:
        P[:, -1] = np.cos(_angles(n, d)[:, -1])
    return P


def _last_column_of_previous_pair(n, d):
    P = _encoding(n, d)
    if d % 2 == 1 and d > 1:
        P[:, -1] = np.sin(_angles(n, d)[:, -2])
    return P


def _rounded_up_dimension(n, d):
    return _encoding(n, d + d % 2)[:, :d]


def _rounded_down_dimension(n, d):
    pos, i = np.arange(n)[:, None], np.arange(0, d, 2)
    return _interleave(pos / 10000 ** (i / (d - d % 2)), d)


def _zero_column_added(n, d):
    P = np.zeros((n, d))
    P[:, : d - d % 2] = _encoding(n, d - d % 2)
    return P


# --- long sequences ---

def _table_of_100(n, d):
    return _encoding(min(n, 100), d)


def _table_of_512(n, d):
    return _encoding(min(n, 512), d)


def _table_of_1000(n, d):
    return _encoding(min(n, 1000), d)


def _table_of_5000(n, d):
    return _encoding(min(n, 5000), d)


def _table_of_10000(n, d):
    return _encoding(min(n, 10000), d)


def _positions_of_8_bits(n, d):
    return _encoding(n, d)[np.arange(n) % 256]


def _positions_of_half_precision(n, d):
    pos, i = np.arange(n).astype(np.float16)[:, None].astype(float), np.arange(0, d, 2)
    return _interleave(pos / 10000 ** (i / d), d)


def _integer_overflow(n, d):
    pos, i = np.arange(n)[:, None], np.arange(0, d, 2)
    return _interleave(pos / (10000 ** i) ** (1 / d), d)


NOT_PAIRED = N_(
    "Cada columna usa su propia velocidad. Un seno y el coseno que lo sigue son pareja y comparten el ángulo: mira "
    "la tabla de columnas, ¿qué par (2i, 2i+1) forma la columna 3?")
TOO_SLOW = N_(
    "El exponente crece el doble de lo debido y las ondas se vuelven lentas demasiado pronto. Si tu índice ya avanza "
    "de dos en dos, ¿qué número es: i o 2i?")
FLOORED = N_(
    "Tus exponentes se redondean a enteros y se pierden las fracciones, que son las que dan a cada pareja su "
    "velocidad. ¿Qué hace `//` con 2 entre 8?")
FIXED_LAST = N_(
    "Repartes las velocidades de modo que la última sea exactamente 1/10000: es la convención de otra biblioteca. En "
    "la fórmula del enunciado, ¿entre qué número se divide 2i?")
OTHER_BASE = N_(
    "La primera pareja está bien y las demás giran a otra velocidad: tu base no es 10000. Cuenta los ceros.")
PRECEDENCE = N_(
    "En Python la potencia se calcula antes que el producto y la división. ¿Qué parte de tu cuenta quedó de verdad "
    "en el exponente?")
NOT_EXPONENT = N_(
    "En tu divisor no hay una potencia: multiplicas 10000 por la fracción. ¿Qué operación es 10000^(2i/d), y cuánto "
    "vale en la primera pareja?")
MISSING_ROW = N_(
    "Te falta una posición: para n tokens hacen falta n filas, desde la 0. ¿Dónde empieza y dónde termina tu rango?")
BETWEEN_0_AND_1 = N_(
    "Encoges las posiciones al intervalo de 0 a 1: el mismo lugar cambia de vector según lo larga que sea la frase. "
    "¿Depende de n el vector de la posición 3 en la fórmula?")
TURNS = N_(
    "Tus ángulos llevan un π de más: giran más deprisa que los de la fórmula. ¿Dónde aparece π en el enunciado?")
ONE_ROW = N_(
    "Devuelves un solo vector, el de una posición. Se piden los de todas, uno por fila. ¿Qué guarda cada vuelta de "
    "tu bucle, y dónde?")
HALVES = N_(
    "Los números son los correctos, pero pones primero todas las ondas de un tipo y luego las del otro. En el "
    "enunciado se alternan: ¿qué hay en las columnas 0, 1, 2 y 3?")
ONLY_SINES = N_(
    "Todas tus columnas son senos: la posición 0 queda entera en 0. ¿Qué onda pide la fórmula en las columnas 2i+1?")
ONLY_COSINES = N_(
    "Todas tus columnas son cosenos: la posición 0 queda entera en 1. ¿Qué onda pide la fórmula en las columnas 2i?")
ROUNDED = N_("Redondeas el resultado. Redondear es para mostrar un número, no para calcular con él.")
HALF = N_(
    "Tus números tienen la precisión de 16 bits, unas tres cifras. ¿Qué tipo de número usas, y cuál tienen los "
    "tokens a los que se suma?")
ODD = N_(
    "Con d impar hay un seno más que cosenos: la última columna se queda sin pareja. Cuenta cuántos cosenos caben.")
TABLE = N_(
    "Las filas que devuelves vienen de una tabla con un largo fijo, y una frase más larga se queda sin posiciones. "
    "¿De qué debe depender el número de filas?")

MISTAKES = (
    Mistake("positional_encoding-index_not_paired", "positional_encoding-values", _index_not_paired, NOT_PAIRED),
    Mistake("positional_encoding-doubled_twice", "positional_encoding-values", _doubled_twice, TOO_SLOW),
    Mistake("positional_encoding-doubled_column", "positional_encoding-values", _doubled_column, N_(
        "Multiplicas por 2 el número de la columna, pero en 2i la i cuenta parejas, no columnas. ¿Qué i les toca a "
        "las columnas 4 y 5?")),
    Mistake("positional_encoding-half_dimension", "positional_encoding-values", _half_dimension, TOO_SLOW),
    Mistake("positional_encoding-missing_two", "positional_encoding-values", _missing_two, N_(
        "La primera pareja está bien y las demás giran demasiado rápido: tu divisor es la raíz cuadrada del que "
        "toca. Compara la base y el exponente con los de la fórmula: ¿por qué número va multiplicada la i que "
        "cuenta las parejas?")),
    Mistake("positional_encoding-cosine_of_next_pair", "positional_encoding-values", _cosine_of_next_pair, N_(
        "Los senos están bien; cada coseno usa la velocidad de la pareja siguiente. Mira los dos exponentes de la "
        "fórmula: ¿en qué se diferencian?")),
    Mistake("positional_encoding-cosine_doubled", "positional_encoding-values", _cosine_doubled, N_(
        "Los senos están bien; el exponente de los cosenos no es el de su pareja. Mira los dos exponentes de la "
        "fórmula: ¿en qué se diferencian?")),
    Mistake("positional_encoding-pairs_from_one", "positional_encoding-values", _pairs_from_one, N_(
        "Cuentas las parejas desde 1, y todas giran a la velocidad de la siguiente. ¿Cuánto vale i en las columnas "
        "0 y 1?")),
    Mistake("positional_encoding-one_frequency", "positional_encoding-values", _one_frequency, N_(
        "Todas tus parejas giran a la misma velocidad, como si el exponente valiera siempre 0. ¿Llega a él la "
        "columna, y con qué división?")),
    Mistake("positional_encoding-floor_of_negative", "positional_encoding-values", _floor_of_negative, FLOORED),
    Mistake("positional_encoding-integer_power", "positional_encoding-values", _integer_power, FLOORED),
    Mistake("positional_encoding-length_in_exponent", "positional_encoding-values", _length_in_exponent, N_(
        "En el exponente divides por n, cuántas posiciones hay. ¿Qué número de la fórmula dice cuán ancho es el "
        "vector?")),
    Mistake("positional_encoding-one_less_in_exponent", "positional_encoding-values", _one_less_in_exponent, N_(
        "En el exponente divides por un número que no es d, sino uno menos. Mira otra vez la fracción de la "
        "fórmula.")),
    Mistake("positional_encoding-last_frequency_fixed", "positional_encoding-values", _last_frequency_fixed,
            FIXED_LAST),
    Mistake("positional_encoding-last_frequency_fixed_safe", "positional_encoding-values", _last_frequency_fixed_safe,
            FIXED_LAST),
    Mistake("positional_encoding-last_frequency_fixed_halves",
            "positional_encoding-values", _last_frequency_fixed_halves, N_(
        "Es la codificación de otra biblioteca: los senos van en una mitad y los cosenos en la otra, y la última "
        "velocidad es 1/10000. Compárala con la fórmula del enunciado: ¿qué hay en la columna 1, y entre qué se "
        "divide 2i?")),
    Mistake("positional_encoding-no_dimension", "positional_encoding-values", _no_dimension, N_(
        "Tu exponente es 2i, sin dividir: ya la segunda pareja casi no se mueve. ¿Entre qué números debe quedar el "
        "exponente?")),
    Mistake("positional_encoding-multiplied", "positional_encoding-values", _multiplied, N_(
        "Tus ondas se aceleran de columna en columna, y debían hacerse más lentas. ¿La potencia de 10000 "
        "multiplica a la posición o la divide?")),
    Mistake("positional_encoding-base_1000", "positional_encoding-values", _base_1000, OTHER_BASE),
    Mistake("positional_encoding-base_100000", "positional_encoding-values", _base_100000, OTHER_BASE),
    Mistake("positional_encoding-base_e", "positional_encoding-values", _base_e, N_(
        "Tu potencia es de base e: falta el 10000. Si quieres escribirla con `np.exp`, ¿qué hay que multiplicar "
        "dentro para que la base sea otra?")),
    Mistake("positional_encoding-decimal_logarithm", "positional_encoding-values", _decimal_logarithm, N_(
        "Usas el logaritmo en base 10 dentro de `np.exp`, que es de base e, y no se deshacen. ¿Cuál es el "
        "logaritmo que `np.exp` deshace?")),
    Mistake("positional_encoding-not_a_power", "positional_encoding-values", _not_a_power, N_(
        "Todas tus posiciones quedan divididas por 10000, también en la primera pareja. ¿Cuánto vale cualquier "
        "número elevado a 0, y con qué signo se escribe la potencia en Python?")),
    Mistake("positional_encoding-base_multiplied", "positional_encoding-values", _base_multiplied, NOT_EXPONENT),
    Mistake("positional_encoding-division_by_zero_power", "positional_encoding-values", _division_by_zero_power,
            NOT_EXPONENT),
    Mistake("positional_encoding-power_before_index", "positional_encoding-values", _power_before_index, PRECEDENCE),
    Mistake("positional_encoding-power_before_index_below", "positional_encoding-values", _power_before_index_below,
            PRECEDENCE),
    Mistake("positional_encoding-power_before_division", "positional_encoding-values", _power_before_division,
            PRECEDENCE),
    Mistake("positional_encoding-power_before_division_below", "positional_encoding-values", _power_before_division_below,
            PRECEDENCE),
    Mistake("positional_encoding-from_one", "positional_encoding-values", _from_one, N_(
        "Tus posiciones empiezan en 1: la primera fila es la que le toca a la segunda. ¿Qué vector corresponde a "
        "la posición 0?")),
    Mistake("positional_encoding-first_row_missing", "positional_encoding-values", _first_row_missing, MISSING_ROW),
    Mistake("positional_encoding-last_row_missing", "positional_encoding-values", _last_row_missing, MISSING_ROW),
    Mistake("positional_encoding-one_row_more", "positional_encoding-values", _one_row_more, N_(
        "Te sobra una posición: para n tokens hacen falta n filas, de la 0 a la n-1. ¿Dónde termina tu rango?")),
    Mistake("positional_encoding-first_row_zeros", "positional_encoding-values", _first_row_zeros, N_(
        "La primera fila se quedó en ceros, y las demás están bien. ¿Cuánto vale el coseno de 0, y por qué "
        "posición empieza tu bucle?")),
    Mistake("positional_encoding-last_row_zeros", "positional_encoding-values", _last_row_zeros, N_(
        "La última fila se quedó en ceros, y las demás están bien. ¿Hasta qué posición llega tu bucle?")),
    Mistake("positional_encoding-over_length", "positional_encoding-values", _over_length, BETWEEN_0_AND_1),
    Mistake("positional_encoding-from_zero_to_one", "positional_encoding-values", _from_zero_to_one, BETWEEN_0_AND_1),
    Mistake("positional_encoding-turns", "positional_encoding-values", _turns, TURNS),
    Mistake("positional_encoding-half_turns", "positional_encoding-values", _half_turns, TURNS),
    Mistake("positional_encoding-degrees", "positional_encoding-values", _degrees, N_(
        "Tratas los ángulos como grados, y las posiciones quedan casi iguales. ¿En qué unidad toma `np.sin` su "
        "ángulo, y qué dice la fórmula?")),
    Mistake("positional_encoding-reversed_positions", "positional_encoding-values", _reversed_positions, N_(
        "Las filas son las correctas, en orden inverso. ¿Qué posición va en la primera fila?")),
    Mistake("positional_encoding-overwritten_rows", "positional_encoding-values", _overwritten_rows, N_(
        "Todas tus filas son iguales a la última: cada vuelta del bucle escribe encima de lo anterior. ¿Qué filas "
        "cambia cada asignación?")),
    Mistake("positional_encoding-only_last_row", "positional_encoding-values", _only_last_row, N_(
        "Solo la última fila tiene números; las demás se quedaron en ceros. Mira qué se crea de nuevo en cada "
        "vuelta del bucle.")),
    Mistake("positional_encoding-single_row", "positional_encoding-values", _single_row, ONE_ROW),
    Mistake("positional_encoding-next_vector", "positional_encoding-values", _next_vector, ONE_ROW),
    Mistake("positional_encoding-position_and_column_exchanged",
            "positional_encoding-values", _position_and_column_exchanged, N_(
        "La posición y la columna cambiaron de papel: la columna está arriba de la fracción y la posición en el "
        "exponente. ¿Quién gira, y quién decide a qué velocidad?")),
    Mistake("positional_encoding-position_chooses_wave", "positional_encoding-values", _position_chooses_wave, N_(
        "En tus filas pares todo son senos y en las impares todo cosenos. ¿Quién decide qué onda toca: la posición "
        "o la columna?")),
    Mistake("positional_encoding-no_column", "positional_encoding-values", _no_column, N_(
        "Todas tus columnas son la misma onda. ¿Dónde entra el número de la columna en tu cálculo?")),
    Mistake("positional_encoding-cosine_first", "positional_encoding-values", _cosine_first, N_(
        "Los cosenos están donde van los senos, y al revés: tu posición 0 empieza por 1. ¿Qué onda pide la fórmula "
        "en las columnas 2i?")),
    Mistake("positional_encoding-halves", "positional_encoding-values", _halves, HALVES),
    Mistake("positional_encoding-halves_of_whole_pairs", "positional_encoding-values", _halves_of_whole_pairs, N_(
        "Pones primero todos los senos y luego todos los cosenos, y en el enunciado se alternan; además, con d "
        "impar se pierde la columna que queda sin pareja. ¿Qué hay en las columnas 0, 1 y 2?")),
    Mistake("positional_encoding-halves_cosine_first", "positional_encoding-values", _halves_cosine_first, HALVES),
    Mistake("positional_encoding-only_sines", "positional_encoding-values", _only_sines, ONLY_SINES),
    Mistake("positional_encoding-only_sines_not_paired", "positional_encoding-values", _only_sines_not_paired,
            ONLY_SINES),
    Mistake("positional_encoding-only_cosines", "positional_encoding-values", _only_cosines, ONLY_COSINES),
    Mistake("positional_encoding-only_cosines_not_paired", "positional_encoding-values", _only_cosines_not_paired,
            ONLY_COSINES),
    Mistake("positional_encoding-odd_columns_empty", "positional_encoding-values", _odd_columns_empty, N_(
        "Las columnas de los senos están bien y las otras se quedaron en ceros. ¿Quién llena las columnas 2i+1?")),
    Mistake("positional_encoding-even_columns_empty", "positional_encoding-values", _even_columns_empty, N_(
        "Las columnas de los cosenos están bien y las otras se quedaron en ceros. ¿Quién llena las columnas 2i?")),
    Mistake("positional_encoding-half_the_columns", "positional_encoding-values", _half_the_columns, N_(
        "Devuelves una columna por pareja, la del seno. ¿Dónde van los cosenos, y cuántas columnas debe haber?")),
    Mistake("positional_encoding-sum_of_waves", "positional_encoding-values", _sum_of_waves, N_(
        "En cada entrada sumas el seno y el coseno. En la fórmula cada columna tiene una sola onda: ¿cuál le toca "
        "a cada una?")),
    Mistake("positional_encoding-waves_by_pair", "positional_encoding-values", _waves_by_pair, N_(
        "Tus dos primeras columnas son senos y las dos siguientes cosenos. Dentro de una pareja debe haber uno de "
        "cada: ¿qué número decide la onda, el de la columna o el de la pareja?")),
    Mistake("positional_encoding-neighbour_overwritten", "positional_encoding-values", _neighbour_overwritten, N_(
        "Cada pareja escribe encima del coseno de la anterior, y la segunda mitad se queda en ceros. ¿En qué dos "
        "columnas va la pareja número i?")),
    Mistake("positional_encoding-no_waves", "positional_encoding-values", _no_waves, N_(
        "Devuelves los ángulos: falta pasarlos por sus ondas. ¿Entre qué dos números debe quedar cada entrada?")),
    Mistake("positional_encoding-sine_divided", "positional_encoding-values", _sine_divided, N_(
        "Tomas la onda de la posición y divides después. En la fórmula, ¿qué hay dentro del seno?")),
    Mistake("positional_encoding-negative_angles", "positional_encoding-values", _negative_angles, N_(
        "Tus senos tienen el signo cambiado y los cosenos no: así se ve un ángulo negativo. ¿De dónde sale ese "
        "signo?")),
    Mistake("positional_encoding-unit_rows", "positional_encoding-values", _unit_rows, N_(
        "Divides cada fila por su longitud. La fórmula no normaliza: ¿cuánto vale el primer coseno de la posición "
        "0?")),
    Mistake("positional_encoding-larger", "positional_encoding-values", _larger, N_(
        "Multiplicas por la raíz de d. Hay modelos que escalan así los tokens, no las posiciones. ¿Entre qué "
        "números queda un seno?")),
    Mistake("positional_encoding-transposed", "positional_encoding-values", _transposed, N_(
        "Pusiste las posiciones en columnas. ¿Qué debe ser una fila, para sumarla al vector de un token?")),
    Mistake("positional_encoding-parameters_exchanged", "positional_encoding-values", _parameters_exchanged, N_(
        "Tratas n como el ancho y d como el largo. ¿Cuál de los dos cuenta posiciones?")),
    Mistake("positional_encoding-batch_axis", "positional_encoding-values", _batch_axis, N_(
        "Le pusiste un eje de más delante. Al sumarlo a los tokens NumPy lo acepta y toda la frase gana un eje sin "
        "avisar. ¿Cuántos ejes se piden?")),
    Mistake("positional_encoding-flat", "positional_encoding-values", _flat, N_(
        "Están todos los números, pero en una sola fila. ¿Qué forma hace que cada posición tenga su propio vector?")),
    Mistake("positional_encoding-pairs_as_axis", "positional_encoding-values", _pairs_as_axis, N_(
        "El seno y el coseno de cada pareja quedaron en un tercer eje. Estás cerca: ¿en qué columnas deben quedar "
        "uno al lado del otro?")),
    Mistake("positional_encoding-room_of_integers", "positional_encoding-values", _room_of_integers, N_(
        "Solo la primera fila tiene algo distinto de 0: o los decimales se pierden al guardar, o el bucle termina "
        "antes de tiempo. ¿De qué tipo es tu arreglo, y a qué altura está el `return`?")),
    Mistake("positional_encoding-two_decimals", "positional_encoding-values", _two_decimals, ROUNDED),
    Mistake("positional_encoding-three_decimals", "positional_encoding-values", _three_decimals, ROUNDED),
    Mistake("positional_encoding-four_decimals", "positional_encoding-values", _four_decimals, ROUNDED),
    Mistake("positional_encoding-five_decimals", "positional_encoding-values", _five_decimals, ROUNDED),
    Mistake("positional_encoding-half_precision", "positional_encoding-values", _half_precision, HALF),
    Mistake("positional_encoding-half_precision_result", "positional_encoding-values", _half_precision_result, HALF),
    Mistake("positional_encoding-zeros", "positional_encoding-values", _zeros, N_(
        "Tu resultado es todo ceros. ¿Llegas a guardar en él lo que calculas?")),
    Mistake("positional_encoding-one_hot", "positional_encoding-values", _one_hot, N_(
        "Marcas cada posición con un 1 en su propia columna: con más posiciones que columnas ya no alcanzan. ¿Qué "
        "ondas pide el enunciado?")),
    Mistake("positional_encoding-as_many_cosines", "positional_encoding-odd_dimension", _as_many_cosines, ODD),
    Mistake("positional_encoding-column_beyond_the_last", "positional_encoding-odd_dimension", _column_beyond_the_last,
            ODD),
    Mistake("positional_encoding-only_even", "positional_encoding-odd_dimension", _only_even, ODD),
    Mistake("positional_encoding-only_even_assert", "positional_encoding-odd_dimension", _only_even_assert, ODD),
    Mistake("positional_encoding-last_column_empty", "positional_encoding-odd_dimension", _last_column_empty, N_(
        "Con d impar la última columna se queda en ceros: recorres solo las parejas completas. ¿Qué onda le toca a "
        "la que queda sola?")),
    Mistake("positional_encoding-zero_column_added", "positional_encoding-odd_dimension", _zero_column_added, N_(
        "Con d impar calculas como si d fuera uno menos y rellenas la última columna con ceros. ¿Qué dice la "
        "fórmula de esa columna, y qué d va en el exponente?")),
    Mistake("positional_encoding-last_column_missing", "positional_encoding-odd_dimension", _last_column_missing, N_(
        "Con d impar te falta la última columna: recorres solo las parejas completas. ¿Qué onda le toca a la que "
        "queda sola?")),
    Mistake("positional_encoding-column_more", "positional_encoding-odd_dimension", _column_more, N_(
        "Con d impar te sobra una columna: la última pareja está entera, y de ella solo cabe una onda. ¿Cuál?")),
    Mistake("positional_encoding-last_column_cosine", "positional_encoding-odd_dimension", _last_column_cosine, N_(
        "Con d impar tu última columna es un coseno. Su número es par: ¿qué onda le toca?")),
    Mistake("positional_encoding-last_column_of_previous_pair",
            "positional_encoding-odd_dimension", _last_column_of_previous_pair, N_(
        "Con d impar tu última columna repite el seno de la pareja anterior. ¿Qué i le toca a la columna d-1?")),
    Mistake("positional_encoding-rounded_up_dimension", "positional_encoding-odd_dimension", _rounded_up_dimension, N_(
        "Con d impar calculas como si d fuera uno más y recortas: las columnas están, pero giran a otra velocidad. "
        "¿Qué d va en el exponente?")),
    Mistake("positional_encoding-rounded_down_dimension",
            "positional_encoding-odd_dimension", _rounded_down_dimension, N_(
        "Con d impar usas en el exponente un d que es uno menos, y las ondas giran a otra velocidad. ¿Qué d va en "
        "la fracción?")),
    Mistake("positional_encoding-table_of_100", "positional_encoding-long_sequences", _table_of_100, TABLE),
    Mistake("positional_encoding-table_of_512", "positional_encoding-long_sequences", _table_of_512, TABLE),
    Mistake("positional_encoding-table_of_1000", "positional_encoding-long_sequences", _table_of_1000, TABLE),
    Mistake("positional_encoding-table_of_5000", "positional_encoding-long_sequences", _table_of_5000, TABLE),
    Mistake("positional_encoding-table_of_10000", "positional_encoding-long_sequences", _table_of_10000, TABLE),
    Mistake("positional_encoding-positions_of_8_bits", "positional_encoding-long_sequences", _positions_of_8_bits, N_(
        "Desde la posición 256 vuelves a empezar por la 0: así cuenta un entero de 8 bits. ¿Qué tipo tienen tus "
        "posiciones?")),
    Mistake("positional_encoding-positions_of_half_precision",
            "positional_encoding-long_sequences", _positions_of_half_precision, N_(
        "Tus posiciones son números de 16 bits: desde la 2048 ya no se distinguen dos seguidas. ¿Qué tipo les das?")),
    Mistake("positional_encoding-integer_overflow", "positional_encoding-values", _integer_overflow, N_(
        "Elevas 10000 a un entero grande antes de aplicar el resto del exponente, y ese número ya no cabe en 64 "
        "bits. ¿Puedes hacer primero la división?")),
)
