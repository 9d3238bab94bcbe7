"""What students get wrong in `split_heads`, each mistake with the message that names it."""

import numpy as np

from ...model import Mistake
from ...text import N_


def _check_count(X, n_heads):
    if n_heads < 1 or X.shape[1] % n_heads != 0:
        raise ValueError("n_heads no divide a d_model")


def _split_without_swap(X, n_heads):
    _check_count(X, n_heads)
    n, d_model = X.shape
    return X.reshape(n_heads, n, d_model // n_heads)


def _split_tokens_first(X, n_heads):
    _check_count(X, n_heads)
    n, d_model = X.shape
    return X.reshape(n, n_heads, d_model // n_heads)


def _split_interleaved(X, n_heads):
    _check_count(X, n_heads)
    return np.stack([X[:, head::n_heads] for head in range(n_heads)])


def _split_interleaved_last(X, n_heads):
    _check_count(X, n_heads)
    n, d_model = X.shape
    return X.reshape(n, d_model // n_heads, n_heads)


def _split_heads_last(X, n_heads):
    _check_count(X, n_heads)
    n, d_model = X.shape
    return X.reshape(n, n_heads, d_model // n_heads).transpose(0, 2, 1)


def _split_transposed_heads(X, n_heads):
    _check_count(X, n_heads)
    n, d_model = X.shape
    return X.reshape(n, n_heads, d_model // n_heads).transpose(1, 2, 0)


def _split_transposed_input(X, n_heads):
    _check_count(X, n_heads)
    n, d_model = X.shape
    return X.T.reshape(n_heads, n, d_model // n_heads)


def _split_sizes_exchanged(X, n_heads):
    _check_count(X, n_heads)
    n, d_model = X.shape
    d_head = d_model // n_heads
    return X.reshape(n, d_head, n_heads).swapaxes(0, 1)


def _split_rows(X, n_heads):
    _check_count(X, n_heads)
    n, d_model = X.shape
    return X.reshape(n_heads, n // n_heads, d_model)


def _split_reversed(X, n_heads):
    _check_count(X, n_heads)
    n, d_model = X.shape
    return X.reshape(n, n_heads, d_model // n_heads).swapaxes(0, 1)[::-1]


def _split_first_repeated(X, n_heads):
    _check_count(X, n_heads)
    d_head = X.shape[1] // n_heads
    return np.stack([X[:, :d_head] for _ in range(n_heads)])


def _split_last_repeated(X, n_heads):
    _check_count(X, n_heads)
    d_head = X.shape[1] // n_heads
    return np.stack([X[:, -d_head:] for _ in range(n_heads)])


def _split_overlapping(X, n_heads):
    _check_count(X, n_heads)
    d_head = X.shape[1] // n_heads
    return np.stack([X[:, head:head + d_head] for head in range(n_heads)])


def _split_whole_copies(X, n_heads):
    _check_count(X, n_heads)
    return np.stack([X] * n_heads)


def _split_one_short(X, n_heads):
    _check_count(X, n_heads)
    n, d_model = X.shape
    d_head = d_model // n_heads
    heads = np.zeros((n_heads, n, d_head))
    for head in range(n_heads - 1):
        heads[head] = X[:, head * d_head:(head + 1) * d_head]
    return heads


def _split_column_order(X, n_heads):
    _check_count(X, n_heads)
    n, d_model = X.shape
    return X.reshape((n_heads, n, d_model // n_heads), order="F")


def _split_size_from_rows(X, n_heads):
    _check_count(X, n_heads)
    d_head = X.shape[0] // n_heads
    return np.stack([X[:, head * d_head:(head + 1) * d_head] for head in range(n_heads)])


def _split_extra_axis(X, n_heads):
    _check_count(X, n_heads)
    n, d_model = X.shape
    return X.reshape(1, n, n_heads, d_model // n_heads).swapaxes(1, 2)


def _split_fixed_two(X, n_heads):
    _check_count(X, n_heads)
    n, d_model = X.shape
    return X.reshape(n, 2, d_model // 2).swapaxes(0, 1)


def _split_changes_shape(X, n_heads):
    _check_count(X, n_heads)
    n, d_model = X.shape
    X.shape = (n, n_heads, d_model // n_heads)
    return X.swapaxes(0, 1)


def _split_drops_columns(X, n_heads):
    d_head = X.shape[1] // n_heads
    return np.stack([X[:, head * d_head:(head + 1) * d_head] for head in range(n_heads)])


def _split_drops_columns_positive(X, n_heads):
    if n_heads < 1:
        raise ValueError("n_heads debe ser al menos 1")
    d_head = X.shape[1] // n_heads
    return np.stack([X[:, head * d_head:(head + 1) * d_head] for head in range(n_heads)])


def _split_uneven(X, n_heads):
    if n_heads < 1:
        raise ValueError("n_heads debe ser al menos 1")
    heads = np.array_split(X, n_heads, axis=1)
    size = max(head.shape[1] for head in heads)
    return np.stack([np.pad(head, ((0, 0), (0, size - head.shape[1]))) for head in heads])


def _split_counts_rows_freely(X, n_heads):
    if n_heads < 1:
        raise ValueError("n_heads debe ser al menos 1")
    return X.reshape(-1, n_heads, X.shape[1] // n_heads).swapaxes(0, 1)


def _split_zero_unchecked(X, n_heads):
    n, d_model = X.shape
    if d_model % n_heads != 0:
        raise ValueError("n_heads no divide a d_model")
    return X.reshape(n, n_heads, d_model // n_heads).swapaxes(0, 1)


def _split_negative_unchecked(X, n_heads):
    d_model = X.shape[1]
    if n_heads == 0 or d_model % n_heads != 0:
        raise ValueError("n_heads no divide a d_model")
    d_head = d_model // n_heads
    return np.array([X[:, head * d_head:(head + 1) * d_head] for head in range(n_heads)])


def _split_assert(X, n_heads):
    n, d_model = X.shape
    assert n_heads >= 1 and d_model % n_heads == 0, "n_heads no divide a d_model"
    return X.reshape(n, n_heads, d_model // n_heads).swapaxes(0, 1)


def _split_returns_none(X, n_heads):
    n, d_model = X.shape
    if n_heads < 1 or d_model % n_heads != 0:
        print("ValueError: n_heads no divide a d_model")
        return None
    return X.reshape(n, n_heads, d_model // n_heads).swapaxes(0, 1)


def _split_returns_error(X, n_heads):
    n, d_model = X.shape
    if n_heads < 1 or d_model % n_heads != 0:
        return "ValueError: n_heads no divide a d_model"
    return X.reshape(n, n_heads, d_model // n_heads).swapaxes(0, 1)


def _split_falls_back_to_one(X, n_heads):
    n, d_model = X.shape
    if n_heads < 1 or d_model % n_heads != 0:
        n_heads = 1
    return X.reshape(n, n_heads, d_model // n_heads).swapaxes(0, 1)


def _split_checks_rows(X, n_heads):
    n, d_model = X.shape
    if n_heads < 1 or n % n_heads != 0:
        raise ValueError("n_heads no divide")
    return X.reshape(n, n_heads, d_model // n_heads).swapaxes(0, 1)


def _split_refuses_one(X, n_heads):
    n, d_model = X.shape
    if n_heads <= 1 or d_model % n_heads != 0:
        raise ValueError("n_heads no divide a d_model")
    return X.reshape(n, n_heads, d_model // n_heads).swapaxes(0, 1)


def _split_refuses_all_columns(X, n_heads):
    n, d_model = X.shape
    if n_heads < 1 or n_heads >= d_model or d_model % n_heads != 0:
        raise ValueError("n_heads no divide a d_model")
    return X.reshape(n, n_heads, d_model // n_heads).swapaxes(0, 1)


_INTERLEAVED = N_(
    "Repartes las columnas como cartas: una para cada cabeza, por turnos. Se pide que cada cabeza reciba un bloque "
    "de columnas seguidas. ¿Qué columnas le tocan a la cabeza 0?")
_DROPPED = N_(
    "La división entera redondea hacia abajo y las columnas que sobran se pierden sin aviso. ¿Qué debe pasar cuando "
    "`d_model` no se reparte en partes iguales?")
_INSTEAD_OF_ERROR = N_(
    "Detectas el número de cabezas que no sirve, pero sigues adelante: quien llama a tu función no se entera. ¿Cómo "
    "se avisa en Python de que un argumento no es válido?")
_REPEATED = N_(
    "Todas tus cabezas llevan las mismas columnas. ¿De qué depende, en tu código, dónde empieza el corte de cada "
    "cabeza?")

MISTAKES = (
    Mistake("split_heads-without_swap", "split_heads-layout", _split_without_swap, N_(
        "La forma es la pedida, pero tus cabezas mezclan tokens: `reshape` lee la memoria fila por fila y no mueve "
        "ejes. Haz el corte con una `X` pequeña de números seguidos y mira de qué filas viene la cabeza 0.")),
    Mistake("split_heads-tokens_first", "split_heads-layout", _split_tokens_first, N_(
        "El corte en columnas está bien; falta que la cabeza sea el primer eje y el token el segundo. ¿Qué dos ejes "
        "hay que intercambiar?")),
    Mistake("split_heads-interleaved", "split_heads-layout", _split_interleaved, _INTERLEAVED),
    Mistake("split_heads-interleaved_last", "split_heads-layout", _split_interleaved_last, N_(
        "Cortas cada fila en `d_head` grupos de `n_heads` columnas y dejas las cabezas en el último eje. ¿Cuál de "
        "los dos tamaños va primero al cortar, y qué eje debe abrir el resultado?")),
    Mistake("split_heads-heads_last", "split_heads-layout", _split_heads_last, N_(
        "Tu corte es bueno, pero las cabezas quedaron en el último eje. El resultado se lee en el orden cabeza, "
        "token, columna: ¿en qué orden están tus tres ejes?")),
    Mistake("split_heads-transposed_heads", "split_heads-layout", _split_transposed_heads, N_(
        "Cada cabeza tiene sus columnas, pero de lado: los tokens deben ser las filas de cada cabeza. ¿Qué eje tuyo "
        "recorre los tokens?")),
    Mistake("split_heads-transposed_input", "split_heads-layout", _split_transposed_input, N_(
        "Transpones `X` y luego le das la forma pedida: caben los números, pero las filas de una cabeza ya no son "
        "tokens. Sigue el primer número de `X` y su vecino de la derecha: ¿dónde terminan?")),
    Mistake("split_heads-sizes_exchanged", "split_heads-layout", _split_sizes_exchanged, N_(
        "Formas tantas cabezas como columnas debía tener cada una: el número de cabezas y su tamaño están cambiados. "
        "¿Cuántas cabezas pide `n_heads` y cuántas columnas le tocan a cada una?")),
    Mistake("split_heads-rows", "split_heads-layout", _split_rows, N_(
        "Repartes los tokens entre las cabezas. Cada cabeza debe ver todos los tokens, con una parte de sus "
        "columnas: ¿qué eje de `X` se corta?")),
    Mistake("split_heads-reversed", "split_heads-layout", _split_reversed, N_(
        "Tus cabezas son las correctas en orden inverso. ¿Qué columnas le tocan a la cabeza 0, las primeras o las "
        "últimas?")),
    Mistake("split_heads-first_repeated", "split_heads-layout", _split_first_repeated, _REPEATED),
    Mistake("split_heads-last_repeated", "split_heads-layout", _split_last_repeated, _REPEATED),
    Mistake("split_heads-overlapping", "split_heads-layout", _split_overlapping, N_(
        "Tus cabezas se pisan: cada una empieza una sola columna después de la anterior, y las últimas columnas no "
        "llegan a ninguna. Si la cabeza 0 ocupa `d_head` columnas, ¿dónde empieza la 1?")),
    Mistake("split_heads-whole_copies", "split_heads-layout", _split_whole_copies, N_(
        "Cada cabeza recibió una copia entera de `X`. Repartir no es repetir: ¿cuántas columnas le tocan a cada una?")),
    Mistake("split_heads-one_short", "split_heads-layout", _split_one_short, N_(
        "La última cabeza se quedó en ceros: tu recorrido termina una cabeza antes. ¿Hasta dónde llega `range`?")),
    Mistake("split_heads-column_order", "split_heads-layout", _split_column_order, N_(
        "Con el orden \"F\", `reshape` llena el resultado por columnas y los números se barajan entre tokens y "
        "cabezas. Prueba con una `X` pequeña de números seguidos: ¿qué fila de `X` aparece en la primera fila de "
        "cada cabeza?")),
    Mistake("split_heads-size_from_rows", "split_heads-layout", _split_size_from_rows, N_(
        "Calculas el tamaño de cada cabeza con el número de tokens. ¿Qué es lo que se reparte entre las cabezas, las "
        "filas o las columnas?")),
    Mistake("split_heads-extra_axis", "split_heads-layout", _split_extra_axis, N_(
        "Los valores están bien colocados, pero hay un eje de más delante, de tamaño 1. Se piden tres ejes: cabeza, "
        "token, columna.")),
    Mistake("split_heads-fixed_two", "split_heads-layout", _split_fixed_two, N_(
        "Siempre haces dos cabezas. Tu función tiene que valer para cualquier `n_heads`: ¿dónde quedó un número "
        "fijo?")),
    Mistake("split_heads-changes_shape", "split_heads-layout", _split_changes_shape, N_(
        "Trabajas sobre la propia `X`, y quien te llamó se queda con ella cambiada. ¿Cómo se obtiene otro arreglo "
        "sin tocar el original?")),
    Mistake("split_heads-checks_rows", "split_heads-layout", _split_checks_rows, N_(
        "Compruebas que `n_heads` divida al número de tokens. ¿Qué se reparte entre las cabezas, las filas o las "
        "columnas?")),
    Mistake("split_heads-refuses_one", "split_heads-layout", _split_refuses_one, N_(
        "Rechazas una sola cabeza, y una cabeza con todas las columnas es un reparto válido. ¿Cuál es el menor "
        "`n_heads` que tiene sentido?")),
    Mistake("split_heads-refuses_all_columns", "split_heads-layout", _split_refuses_all_columns, N_(
        "Rechazas `n_heads` igual a `d_model`, y cabezas de una sola columna son un reparto válido. ¿Qué condición "
        "pide el enunciado, ser menor o dividir?")),
    Mistake("split_heads-drops_columns", "split_heads-bad_count", _split_drops_columns, _DROPPED),
    Mistake("split_heads-drops_columns_positive", "split_heads-bad_count", _split_drops_columns_positive, _DROPPED),
    Mistake("split_heads-uneven", "split_heads-bad_count", _split_uneven, N_(
        "Cuando el reparto no es exacto haces cabezas desiguales y rellenas con ceros. Todas deben tener el mismo "
        "tamaño, y si no se puede, tu función debe decirlo. ¿Cómo?")),
    Mistake("split_heads-counts_rows_freely", "split_heads-bad_count", _split_counts_rows_freely, N_(
        "El -1 de `reshape` deja que NumPy elija el número de tokens: con un reparto que no es exacto aparecen filas "
        "nuevas. ¿Cuántos tokens debe haber siempre?")),
    Mistake("split_heads-zero_unchecked", "split_heads-bad_count", _split_zero_unchecked, N_(
        "Dividir entre 0 no se puede, y Python falla por su cuenta, con un error que no es el que se pide. ¿Qué "
        "conviene comprobar antes de dividir?")),
    Mistake("split_heads-negative_unchecked", "split_heads-bad_count", _split_negative_unchecked, N_(
        "Un número negativo también divide sin resto, así que tu comprobación lo deja pasar y devuelves cero "
        "cabezas. ¿Cuál es el menor `n_heads` que tiene sentido?")),
    Mistake("split_heads-assert", "split_heads-bad_count", _split_assert, N_(
        "Detectas bien el caso, pero `assert` lanza `AssertionError` y se puede desactivar; está pensado para tus "
        "propias dudas, no para los argumentos de otros. ¿Qué error pide el enunciado?")),
    Mistake("split_heads-returns_none", "split_heads-bad_count", _split_returns_none, _INSTEAD_OF_ERROR),
    Mistake("split_heads-returns_error", "split_heads-bad_count", _split_returns_error, _INSTEAD_OF_ERROR),
    Mistake("split_heads-falls_back_to_one", "split_heads-bad_count", _split_falls_back_to_one, N_(
        "Cuando `n_heads` no sirve lo cambias por 1 y sigues: quien pidió otra cosa no se entera. ¿Cómo se avisa en "
        "Python de que un argumento no es válido?")),
)
