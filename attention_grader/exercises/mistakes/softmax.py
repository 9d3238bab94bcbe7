"""The known mistakes of `softmax(x, axis=-1)`: functions that make them, and what their authors need to hear.

Where two functions share a message they are the same mistake, written in two ways that some input tells apart.
"""

import numpy as np

from ...model import Mistake
from ...text import N_


def _shares(x, axis):
    """A right softmax, for mistakes that lie around it."""
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


# --- what is summed, and over what ---

def _sum_of_all(x, axis=-1):
    e = np.exp(x - np.max(x))
    return e / e.sum()


def _sum_of_all_row_maximum(x, axis=-1):
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / e.sum()


def _sum_of_all_no_maximum(x, axis=-1):
    return np.exp(x) / np.sum(np.exp(x))


def _none_by_default(x, axis=None):
    return _shares(x, axis)


def _first_axis_by_default(x, axis=0):
    return _shares(x, axis)


def _sum_without_keepdims(x, axis=-1):
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / e.sum(axis=axis)


def _sum_without_keepdims_global(x, axis=-1):
    e = np.exp(x - np.max(x))
    return e / e.sum(axis=axis)


def _sum_without_keepdims_no_maximum(x, axis=-1):
    e = np.exp(x)
    return e / e.sum(axis=axis)


def _maximum_without_keepdims(x, axis=-1):
    e = np.exp(x - x.max(axis=axis))
    return e / e.sum(axis=axis, keepdims=True)


def _no_keepdims(x, axis=-1):
    e = np.exp(x - x.max(axis=axis))
    return e / e.sum(axis=axis)


def _maximum_of_columns(x, axis=-1):
    e = np.exp(x - x.max(axis=0, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


def _sum_of_columns(x, axis=-1):
    e = np.exp(x - x.max(axis=axis, keepdims=True))
    return e / e.sum(axis=0, keepdims=True)


def _at_least_a_matrix(x, axis=-1):
    return _shares(np.atleast_2d(x), axis)


def _row_by_row(x, axis=-1):
    rows = []
    for row in x:
        e = np.exp(row - np.max(row))
        rows.append(e / np.sum(e))
    return np.array(rows)


def _squeezed(x, axis=-1):
    return np.squeeze(_shares(x, axis))


# --- the formula ---

def _no_division(x, axis=-1):
    return np.exp(x - np.max(x, axis=axis, keepdims=True))


def _only_exponentials(x, axis=-1):
    return np.exp(x)


def _shares_of_scores(x, axis=-1):
    return x / np.sum(x, axis=axis, keepdims=True)


def _shares_of_shifted(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    return shifted / np.sum(shifted, axis=axis, keepdims=True)


def _shares_above_minimum(x, axis=-1):
    shifted = x - np.min(x, axis=axis, keepdims=True)
    return shifted / np.sum(shifted, axis=axis, keepdims=True)


def _shares_of_sizes(x, axis=-1):
    return np.abs(x) / np.sum(np.abs(x), axis=axis, keepdims=True)


def _shares_of_squares(x, axis=-1):
    return x ** 2 / np.sum(x ** 2, axis=axis, keepdims=True)


def _shares_of_positives(x, axis=-1):
    return np.maximum(x, 0) / np.sum(np.maximum(x, 0), axis=axis, keepdims=True)


def _exponential_of_exponential(x, axis=-1):
    return _shares(np.exp(x - np.max(x, axis=axis, keepdims=True)), axis)


def _stretched(x, axis=-1):
    low, high = x.min(axis=axis, keepdims=True), x.max(axis=axis, keepdims=True)
    return (x - low) / (high - low)


def _over_largest(x, axis=-1):
    e = np.exp(x)
    return e / e.max(axis=axis, keepdims=True)


def _over_length(x, axis=-1):
    e = np.exp(x)
    return e / x.shape[axis]


def _over_mean(x, axis=-1):
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / e.mean(axis=axis, keepdims=True)


def _over_norm(x, axis=-1):
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / np.linalg.norm(e, axis=axis, keepdims=True)


def _maximum_only_above(x, axis=-1):
    return np.exp(x - np.max(x, axis=axis, keepdims=True)) / np.sum(np.exp(x), axis=axis, keepdims=True)


def _maximum_only_below(x, axis=-1):
    return np.exp(x) / np.sum(np.exp(x - np.max(x, axis=axis, keepdims=True)), axis=axis, keepdims=True)


def _over_sum_of_scores(x, axis=-1):
    return np.exp(x) / np.sum(x, axis=axis, keepdims=True)


def _exponential_of_sum(x, axis=-1):
    return np.exp(x) / np.exp(np.sum(x, axis=axis, keepdims=True))


def _maximum_after_exponential(x, axis=-1):
    e = np.exp(x) - np.max(x, axis=axis, keepdims=True)
    return e / e.sum(axis=axis, keepdims=True)


def _powers_of_two(x, axis=-1):
    e = 2.0 ** (x - np.max(x, axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


def _powers_of_two_no_maximum(x, axis=-1):
    e = 2.0 ** x
    return e / e.sum(axis=axis, keepdims=True)


def _rounded_base(x, axis=-1):
    e = 2.718 ** (x - np.max(x, axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


def _powers_of_ten(x, axis=-1):
    e = 10.0 ** (x - np.max(x, axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


def _sigmoid(x, axis=-1):
    return 1 / (1 + np.exp(-x))


def _logarithms(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    return shifted - np.log(np.sum(np.exp(shifted), axis=axis, keepdims=True))


def _winner_takes_all(x, axis=-1):
    return (x == np.max(x, axis=axis, keepdims=True)).astype(float)


def _place_of_largest(x, axis=-1):
    return np.argmax(x, axis=axis)


def _opposite_sign(x, axis=-1):
    e = np.exp(np.max(x, axis=axis, keepdims=True) - x)
    return e / e.sum(axis=axis, keepdims=True)


def _opposite_sign_stable(x, axis=-1):
    return _shares(-x, axis)


def _opposite_sign_no_maximum(x, axis=-1):
    e = np.exp(-x)
    return e / e.sum(axis=axis, keepdims=True)


def _twice(x, axis=-1):
    return _shares(_shares(x, axis), axis)


def _sizes(x, axis=-1):
    return _shares(np.abs(x), axis)


def _sizes_no_maximum(x, axis=-1):
    e = np.exp(np.abs(x))
    return e / e.sum(axis=axis, keepdims=True)


def _softened(x, axis=-1):
    return _shares(x / np.sqrt(x.shape[-1]), axis)


def _softened_along_axis(x, axis=-1):
    return _shares(x / np.sqrt(x.shape[axis]), axis)


def _standardised(x, axis=-1):
    return _shares((x - x.mean(axis=axis, keepdims=True)) / x.std(axis=axis, keepdims=True), axis)


def _scores_over_maximum(x, axis=-1):
    e = np.exp(x / np.max(x, axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


def _scores_over_global_maximum(x, axis=-1):
    e = np.exp(x / np.max(x))
    return e / e.sum(axis=axis, keepdims=True)


# --- no computation at all ---

def _scores_as_they_came(x, axis=-1):
    return x


def _zeros(x, axis=-1):
    return np.zeros(x.shape)


def _ones(x, axis=-1):
    return np.ones(x.shape)


def _equal_shares(x, axis=-1):
    return np.ones(x.shape) / x.shape[axis]


# --- precision ---

def _epsilon(x, axis=-1):
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / (e.sum(axis=axis, keepdims=True) + 1e-2)


def _small_epsilon(x, axis=-1):
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / (e.sum(axis=axis, keepdims=True) + 1e-3)


def _tiny_epsilon(x, axis=-1):
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / (e.sum(axis=axis, keepdims=True) + 1e-4)


def _two_decimals(x, axis=-1):
    return np.round(_shares(x, axis), 2)


def _three_decimals(x, axis=-1):
    return np.round(_shares(x, axis), 3)


def _four_decimals(x, axis=-1):
    return np.round(_shares(x, axis), 4)


def _five_decimals(x, axis=-1):
    return np.round(_shares(x, axis), 5)


def _half_precision(x, axis=-1):
    x = x.astype(np.float16)
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


def _half_precision_result(x, axis=-1):
    return _shares(x, axis).astype(np.float16)


def _whole_scores(x, axis=-1):
    x = np.where(np.isfinite(x), np.trunc(x), x)
    return _shares(x, axis)


def _whole_shares(x, axis=-1):
    return _shares(x, axis).astype(int)


# --- the axis ---

def _ignores_axis(x, axis=-1):
    return _shares(x, -1)


def _always_first_axis(x, axis=-1):
    return _shares(x, 0)


def _always_first_axis_global(x, axis=-1):
    e = np.exp(x - np.max(x))
    return e / sum(e)


def _always_first_axis_no_maximum(x, axis=-1):
    e = np.exp(x)
    return e / sum(e)


def _always_axis_one(x, axis=-1):
    return _shares(x, 1)


def _axis_only_of_maximum(x, axis=-1):
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def _axis_only_of_sum(x, axis=-1):
    e = np.exp(x - np.max(x, axis=-1, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


def _not_moved_back(x, axis=-1):
    return _shares(np.moveaxis(x, axis, -1), -1)


def _transposes_for_first_axis(x, axis=-1):
    if axis == 0:
        return _shares(x.T, -1).T
    return _shares(x, -1)


def _size_of_axis(x, axis=-1):
    return _shares(x, abs(axis))


# --- large scores ---

def _no_maximum(x, axis=-1):
    e = np.exp(x)
    return e / e.sum(axis=axis, keepdims=True)


def _no_maximum_epsilon(x, axis=-1):
    e = np.exp(x)
    return e / (e.sum(axis=axis, keepdims=True) + 1e-9)


def _global_maximum(x, axis=-1):
    e = np.exp(x - np.max(x))
    return e / e.sum(axis=axis, keepdims=True)


def _global_maximum_epsilon(x, axis=-1):
    e = np.exp(x - np.max(x))
    return e / (e.sum(axis=axis, keepdims=True) + 1e-9)


def _median_subtracted(x, axis=-1):
    e = np.exp(x - np.median(x, axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


def _mean_subtracted(x, axis=-1):
    e = np.exp(x - np.mean(x, axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


def _global_mean_subtracted(x, axis=-1):
    e = np.exp(x - np.mean(x))
    return e / e.sum(axis=axis, keepdims=True)


def _minimum_subtracted(x, axis=-1):
    e = np.exp(x - np.min(x, axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


def _clipped(x, axis=-1):
    e = np.exp(np.clip(x, -500, 500))
    return e / e.sum(axis=axis, keepdims=True)


def _clipped_above(x, axis=-1):
    e = np.exp(np.minimum(x, 700))
    return e / e.sum(axis=axis, keepdims=True)


def _nan_to_zero(x, axis=-1):
    e = np.exp(x)
    return np.nan_to_num(e / e.sum(axis=axis, keepdims=True))


def _infinity_to_number(x, axis=-1):
    e = np.nan_to_num(np.exp(x))
    return e / e.sum(axis=axis, keepdims=True)


def _largest_size(x, axis=-1):
    e = np.exp(x - np.max(np.abs(x), axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


def _largest_size_global(x, axis=-1):
    e = np.exp(x - np.abs(x).max())
    return e / e.sum(axis=axis, keepdims=True)


def _maximum_from_zero(x, axis=-1):
    e = np.exp(x - np.max(x, axis=axis, keepdims=True, initial=0))
    return e / e.sum(axis=axis, keepdims=True)


def _only_when_large(x, axis=-1):
    if np.max(x) > 700:
        x = x - np.max(x, axis=axis, keepdims=True)
    e = np.exp(x)
    return e / e.sum(axis=axis, keepdims=True)


def _pairs_of_infinities(x, axis=-1):
    x = np.moveaxis(x, axis, -1)
    differences = x[..., np.newaxis, :] - x[..., :, np.newaxis]
    return np.moveaxis(1 / np.exp(differences).sum(axis=-1), -1, axis)


def _infinity_as_zero(x, axis=-1):
    return _shares(np.where(np.isinf(x), 0, x), axis)


# --- integers ---

def _room_of_integers(x, axis=-1):
    result = np.zeros_like(x)
    result[...] = _shares(x, axis)
    return result


def _decimals_into_integers(x, axis=-1):
    e = x.copy()
    e -= np.max(x, axis=axis, keepdims=True)
    np.exp(e, out=e)
    e /= e.sum(axis=axis, keepdims=True)
    return e


# --- the input ---

def _in_place(x, axis=-1):
    x -= np.max(x, axis=axis, keepdims=True)
    e = np.exp(x)
    return e / e.sum(axis=axis, keepdims=True)


def _in_place_throughout(x, axis=-1):
    x -= np.max(x, axis=axis, keepdims=True)
    np.exp(x, out=x)
    x /= x.sum(axis=axis, keepdims=True)
    return x


def _in_place_after_asarray(x, axis=-1):
    z = np.asarray(x, dtype=float)
    z -= np.max(z, axis=axis, keepdims=True)
    e = np.exp(z)
    return e / e.sum(axis=axis, keepdims=True)


def _result_into_input(x, axis=-1):
    x[...] = _shares(x, axis)
    return x


def _in_place_global(x, axis=-1):
    x -= np.max(x)
    e = np.exp(x)
    return e / e.sum(axis=axis, keepdims=True)


def _in_place_when_large(x, axis=-1):
    if np.max(np.abs(x)) > 700:
        x -= np.max(x, axis=axis, keepdims=True)
    e = np.exp(x)
    return e / e.sum(axis=axis, keepdims=True)


def _infinity_in_place(x, axis=-1):
    x[np.isinf(x)] = -1e9
    return _shares(x, axis)


WHOLE = N_("Divides por la suma de todo el arreglo: las filas comparten un solo 1 entre todas. ¿Quién debe sumar 1?")
SUM_KEEPDIMS = N_(
    "Al sumar desaparece el eje, y en la división cada suma le toca a quien no es suya: con una matriz cuadrada ni "
    "siquiera hay error. Mira qué forma tienen tus sumas y cuál necesitan para quedar al lado de su propia fila.")
EXPONENTIALS = N_(
    "Lo que devuelves son las exponenciales; todavía no son proporciones. ¿Cuánto suma cada fila y cuánto debía "
    "sumar?")
SCORES = N_(
    "Repartes los puntajes mismos, sin pasar por la exponencial. ¿Qué parte le tocaría a un puntaje negativo, y cuál "
    "al que vale 0?")
OPPOSITE = N_(
    "El puntaje más alto se lleva la parte más pequeña. ¿Con qué signo entra cada puntaje en la exponencial?")
SIZES = N_(
    "Un puntaje de -2 te pesa tanto como uno de 2: has perdido el signo. Un puntaje negativo también tiene su "
    "exponencial; ¿es mayor o menor que 1?")
POWERS = N_(
    "Tu reparto es el de potencias de otra base: la softmax usa potencias de e. Si un puntaje supera a otro en 1, "
    "¿cuántas veces mayor debe ser su parte?")
SCALED = N_(
    "Cambias la escala de los puntajes antes de la exponencial, y con ella las proporciones. Restar un mismo número "
    "a toda la fila no las cambia; ¿y dividir?")
SOFTENED = N_(
    "Divides los puntajes por la raíz de cuántos son. Dividir por una raíz es asunto de la atención, no de la "
    "softmax: aquí los puntajes se toman como vienen.")
EPSILON = N_(
    "Lo que sumas al divisor para no dividir entre cero se nota en el resultado: ya no suma 1. Si el mayor puntaje "
    "quedó en 0, ¿cuánto vale su exponencial? ¿Puede la suma llegar a ser cero?")
ROUNDED = N_(
    "Redondeas las proporciones y por eso su suma se desvía de 1. Redondear es para mostrar un número, no para "
    "calcular con él.")
HALF = N_(
    "Tus números tienen la precisión de 16 bits, unas tres cifras. ¿Qué tipo tienen los puntajes que recibes, y cuál "
    "usas tú?")
FIRST_AXIS = N_(
    "Sumas siempre a lo largo del primer eje, que es también lo que hace el `sum` de Python: en una matriz son las "
    "columnas las que suman 1. Mira para qué está el parámetro `axis`.")
OVERFLOW = N_(
    "Tu fórmula es la de la definición y con puntajes pequeños acierta, pero `np.exp` se desborda a partir de 710 y "
    "se queda en 0 por debajo de -746. ¿Qué puedes quitarles a todos los puntajes de una fila sin que cambien las "
    "proporciones?")
GLOBAL_MAXIMUM = N_(
    "Le quitas a cada fila el máximo de todo el arreglo: una fila mucho más baja que las otras se queda entera en 0. "
    "¿De quién debe ser el máximo que se resta?")
WRONG_CENTRE = N_(
    "Restar un mismo número a toda la fila está bien pensado, pero con el que eliges el puntaje mayor puede quedar "
    "todavía muy por encima de 0. ¿Qué número asegura que ninguna exponencial pase de 1?")
CLIPPED = N_(
    "Recortas los puntajes enormes a un tope, y los que pasan de él quedan iguales: 1000 y 1001 ya no se distinguen. "
    "Busca algo que los haga pequeños sin cambiar las diferencias entre ellos.")
PATCHED = N_(
    "Donde la exponencial se desborda pones otro número después, pero la proporción ya se perdió. El arreglo tiene "
    "que llegar antes de la exponencial: ¿qué le puedes hacer a los puntajes?")
SIZE_SUBTRACTED = N_(
    "Restas el mayor valor absoluto. Cuando los puntajes más grandes en tamaño son los negativos, todos quedan muy "
    "por debajo de 0 y sus exponenciales valen 0. ¿Cuál de los puntajes debe quedar justo en 0?")
IN_PLACE = N_(
    "Escribes sobre el arreglo que te prestaron: quien te llamó se queda con otros puntajes. Mira qué hace cada "
    "línea con `x`: ¿crea un arreglo nuevo o cambia el que hay?")

MISTAKES = (
    Mistake("softmax-sum_of_all", "softmax-values", _sum_of_all, WHOLE),
    Mistake("softmax-sum_of_all_row_maximum", "softmax-values", _sum_of_all_row_maximum, WHOLE),
    Mistake("softmax-sum_of_all_no_maximum", "softmax-values", _sum_of_all_no_maximum, WHOLE),
    Mistake("softmax-none_by_default", "softmax-values", _none_by_default, N_(
        "Cuando nadie dice el eje, repartes un solo 1 entre todo el arreglo. ¿Qué eje pide el enunciado por "
        "omisión?")),
    Mistake("softmax-first_axis_by_default", "softmax-values", _first_axis_by_default, N_(
        "Con el eje dicho aciertas; sin decirlo, tomas el primero. ¿Qué eje pide el enunciado por omisión?")),
    Mistake("softmax-sum_without_keepdims", "softmax-values", _sum_without_keepdims, SUM_KEEPDIMS),
    Mistake("softmax-sum_without_keepdims_global", "softmax-values", _sum_without_keepdims_global, SUM_KEEPDIMS),
    Mistake("softmax-sum_without_keepdims_no_maximum", "softmax-values", _sum_without_keepdims_no_maximum,
            SUM_KEEPDIMS),
    Mistake("softmax-maximum_without_keepdims", "softmax-values", _maximum_without_keepdims, N_(
        "Al sacar el máximo desaparece el eje, y en la resta cada máximo le toca a quien no es suyo: con una "
        "matriz cuadrada ni siquiera hay error. Mira qué forma tienen tus máximos y cuál necesitan para quedar al "
        "lado de su propia fila.")),
    Mistake("softmax-no_keepdims", "softmax-values", _no_keepdims, N_(
        "Tus máximos y tus sumas perdieron un eje: NumPy los reparte por columnas, y con una matriz cuadrada ni "
        "siquiera hay error. Imprime su forma al lado de la de `x`: ¿cuál haría que cada fila use los suyos?")),
    Mistake("softmax-maximum_of_columns", "softmax-values", _maximum_of_columns, N_(
        "Restas a cada columna su propio máximo y después divides por filas: dentro de una fila ya no se restó lo "
        "mismo a todos. ¿Entre quiénes se reparte, y de quiénes debe ser el máximo?")),
    Mistake("softmax-sum_of_columns", "softmax-values", _sum_of_columns, N_(
        "El máximo lo sacas por el eje pedido y la suma siempre por el primero. ¿Quiénes deben sumar 1: las filas "
        "o las columnas?")),
    Mistake("softmax-row_by_row", "softmax-values", _row_by_row, N_(
        "Recorres `x` como si siempre fuera una matriz: en un vector cada «fila» es un solo número, y con tres "
        "ejes es una matriz entera. Prueba tu función con un vector de 5 puntajes.")),
    Mistake("softmax-at_least_a_matrix", "softmax-values", _at_least_a_matrix, N_(
        "Un vector te sale convertido en matriz de una fila. Quien te llama espera la misma forma que te dio.")),
    Mistake("softmax-squeezed", "softmax-values", _squeezed, N_(
        "Los números están bien, pero quitaste los ejes de longitud 1. Quien te llama espera la misma forma que te "
        "dio.")),
    Mistake("softmax-no_division", "softmax-values", _no_division, EXPONENTIALS),
    Mistake("softmax-only_exponentials", "softmax-values", _only_exponentials, EXPONENTIALS),
    Mistake("softmax-shares_of_scores", "softmax-values", _shares_of_scores, SCORES),
    Mistake("softmax-shares_of_shifted", "softmax-values", _shares_of_shifted, N_(
        "Restas el máximo y repartes lo que queda, sin pasar por la exponencial: el puntaje mayor, que quedó en 0, "
        "no se lleva nada. ¿Qué paso convierte ese 0 en la parte más grande?")),
    Mistake("softmax-shares_above_minimum", "softmax-values", _shares_above_minimum, N_(
        "Repartes lo que cada puntaje supera al menor, sin pasar por la exponencial: el menor se queda siempre sin "
        "nada. ¿Debe una proporción llegar a 0 por ser la más pequeña?")),
    Mistake("softmax-shares_of_sizes", "softmax-values", _shares_of_sizes, N_(
        "Quitas el signo de los puntajes y los repartes sin pasar por la exponencial. ¿Qué función vuelve positivo "
        "cualquier número sin perder cuál era mayor?")),
    Mistake("softmax-shares_of_squares", "softmax-values", _shares_of_squares, N_(
        "Elevas los puntajes al cuadrado para que no sean negativos, y -2 termina con más que 1. ¿Qué función "
        "vuelve positivo cualquier número sin perder cuál era mayor?")),
    Mistake("softmax-shares_of_positives", "softmax-values", _shares_of_positives, N_(
        "A los puntajes negativos los dejas sin nada y repartes los demás tal como son. ¿Qué función vuelve "
        "positivo cualquier número sin perder cuál era mayor?")),
    Mistake("softmax-exponential_of_exponential", "softmax-values", _exponential_of_exponential, N_(
        "Tus puntajes pasan dos veces por la exponencial antes del reparto. ¿En qué líneas aparece, y cuántas "
        "veces hace falta?")),
    Mistake("softmax-stretched", "softmax-values", _stretched, N_(
        "Llevas cada fila del intervalo entre su mínimo y su máximo al de 0 a 1: eso es cambiar la escala, no "
        "repartir. ¿Cuánto suma cada fila?")),
    Mistake("softmax-over_largest", "softmax-values", _over_largest, N_(
        "Divides por la mayor de las exponenciales: la mayor parte vale siempre 1 y a las demás no les queda de "
        "dónde. ¿Qué divisor hace que todas juntas sumen 1?")),
    Mistake("softmax-over_length", "softmax-values", _over_length, N_(
        "Divides por cuántos puntajes hay, no por lo que suman sus exponenciales. ¿Qué divisor hace que el total "
        "sea 1?")),
    Mistake("softmax-over_mean", "softmax-values", _over_mean, N_(
        "Divides por el promedio de las exponenciales: cada fila suma tantas unidades como entradas tiene. ¿Qué "
        "divisor hace que sume 1?")),
    Mistake("softmax-over_norm", "softmax-values", _over_norm, N_(
        "Divides por la longitud del vector: lo que suma 1 son los cuadrados. ¿Qué debe sumar 1 en un reparto?")),
    Mistake("softmax-maximum_only_above", "softmax-values", _maximum_only_above, N_(
        "Arriba de la fracción restas el máximo y abajo no: las dos exponenciales ya no están en la misma escala. "
        "¿Qué tiene que pasar arriba y abajo para que la proporción no cambie?")),
    Mistake("softmax-maximum_only_below", "softmax-values", _maximum_only_below, N_(
        "Abajo de la fracción restas el máximo y arriba no: las dos exponenciales ya no están en la misma escala. "
        "¿Qué tiene que pasar arriba y abajo para que la proporción no cambie?")),
    Mistake("softmax-over_sum_of_scores", "softmax-values", _over_sum_of_scores, N_(
        "Arriba de la fracción hay exponenciales y abajo sumas los puntajes. Para que las partes sumen 1, ¿qué hay "
        "que sumar?")),
    Mistake("softmax-exponential_of_sum", "softmax-values", _exponential_of_sum, N_(
        "Abajo tienes la exponencial de la suma, y no es lo mismo que la suma de las exponenciales. Pruébalo con "
        "dos puntajes iguales a 0: ¿cuánto da cada una?")),
    Mistake("softmax-maximum_after_exponential", "softmax-values", _maximum_after_exponential, N_(
        "Restas el máximo después de la exponencial, cuando ya no se cancela (y lo enorme ya se desbordó). ¿En qué "
        "momento es inofensivo restar un mismo número?")),
    Mistake("softmax-powers_of_two", "softmax-values", _powers_of_two, POWERS),
    Mistake("softmax-powers_of_two_no_maximum", "softmax-values", _powers_of_two_no_maximum, POWERS),
    Mistake("softmax-rounded_base", "softmax-values", _rounded_base, N_(
        "Casi: los números se desvían en la cuarta cifra porque escribiste el número e a mano, con tres decimales. "
        "¿Quién lo sabe con todas sus cifras?")),
    Mistake("softmax-powers_of_ten", "softmax-values", _powers_of_ten, POWERS),
    Mistake("softmax-sigmoid", "softmax-values", _sigmoid, N_(
        "Esto es la sigmoide: mira cada puntaje por separado. En la softmax los puntajes compiten; ¿dónde entran "
        "los demás en tu cálculo?")),
    Mistake("softmax-logarithms", "softmax-values", _logarithms, N_(
        "Son los logaritmos de las proporciones. Estás a un paso: ¿qué función deshace un logaritmo?")),
    Mistake("softmax-winner_takes_all", "softmax-values", _winner_takes_all, N_(
        "El puntaje mayor se lleva todo y los demás 0. La softmax favorece al mayor, pero deja su parte a cada "
        "uno. ¿Cuánto debería llevarse uno que queda apenas por debajo?")),
    Mistake("softmax-place_of_largest", "softmax-values", _place_of_largest, N_(
        "Devuelves en qué lugar está el mayor puntaje. Se piden las partes de todos: tantas como puntajes hay.")),
    Mistake("softmax-opposite_sign", "softmax-values", _opposite_sign, OPPOSITE),
    Mistake("softmax-opposite_sign_stable", "softmax-values", _opposite_sign_stable, OPPOSITE),
    Mistake("softmax-opposite_sign_no_maximum", "softmax-values", _opposite_sign_no_maximum, OPPOSITE),
    Mistake("softmax-twice", "softmax-values", _twice, N_(
        "Tu reparto es la softmax de una softmax: pasaste las proporciones otra vez por la exponencial y quedaron "
        "casi iguales entre sí. ¿Cuántas veces hace falta normalizar?")),
    Mistake("softmax-sizes", "softmax-values", _sizes, SIZES),
    Mistake("softmax-sizes_no_maximum", "softmax-values", _sizes_no_maximum, SIZES),
    Mistake("softmax-softened", "softmax-values", _softened, SOFTENED),
    Mistake("softmax-softened_along_axis", "softmax-values", _softened_along_axis, SOFTENED),
    Mistake("softmax-standardised", "softmax-values", _standardised, SCALED),
    Mistake("softmax-scores_over_maximum", "softmax-values", _scores_over_maximum, SCALED),
    Mistake("softmax-scores_over_global_maximum", "softmax-values", _scores_over_global_maximum, SCALED),
    Mistake("softmax-scores_as_they_came", "softmax-values", _scores_as_they_came, N_(
        "Devuelves los puntajes como llegaron. ¿Qué dos pasos los convierten en proporciones?")),
    Mistake("softmax-zeros", "softmax-values", _zeros, N_(
        "Tu resultado es todo ceros, sean cuales sean los puntajes. ¿Llegas a guardar en él lo que calculas?")),
    Mistake("softmax-ones", "softmax-values", _ones, N_(
        "Tu resultado es todo unos, sean cuales sean los puntajes. ¿Entre cuántos se reparte cada 1?")),
    Mistake("softmax-equal_shares", "softmax-values", _equal_shares, N_(
        "A todos les das la misma parte, sean cuales sean los puntajes. ¿Quién debe llevarse más?")),
    Mistake("softmax-epsilon", "softmax-values", _epsilon, EPSILON),
    Mistake("softmax-small_epsilon", "softmax-values", _small_epsilon, EPSILON),
    Mistake("softmax-tiny_epsilon", "softmax-values", _tiny_epsilon, EPSILON),
    Mistake("softmax-two_decimals", "softmax-values", _two_decimals, ROUNDED),
    Mistake("softmax-three_decimals", "softmax-values", _three_decimals, ROUNDED),
    Mistake("softmax-four_decimals", "softmax-values", _four_decimals, ROUNDED),
    Mistake("softmax-five_decimals", "softmax-values", _five_decimals, ROUNDED),
    Mistake("softmax-half_precision", "softmax-values", _half_precision, HALF),
    Mistake("softmax-half_precision_result", "softmax-values", _half_precision_result, HALF),
    Mistake("softmax-whole_scores", "softmax-values", _whole_scores, N_(
        "Les quitas los decimales a los puntajes antes de empezar: 1.2 y 1.9 quedan iguales. ¿Dónde los conviertes "
        "en enteros?")),
    Mistake("softmax-whole_shares", "softmax-values", _whole_shares, N_(
        "Conviertes las proporciones en enteros, y casi todas se quedan en 0. ¿De qué tipo tiene que ser un número "
        "entre 0 y 1?")),
    Mistake("softmax-ignores_axis", "softmax-axis", _ignores_axis, N_(
        "Repartes siempre a lo largo del último eje, te pidan el que te pidan. Mira para qué está el parámetro "
        "`axis`.")),
    Mistake("softmax-always_first_axis", "softmax-axis", _always_first_axis, FIRST_AXIS),
    Mistake("softmax-always_first_axis_global", "softmax-axis", _always_first_axis_global, FIRST_AXIS),
    Mistake("softmax-always_first_axis_no_maximum", "softmax-axis", _always_first_axis_no_maximum, FIRST_AXIS),
    Mistake("softmax-always_axis_one", "softmax-axis", _always_axis_one, N_(
        "Usas siempre el eje 1, que es el último solo en una matriz: un vector no lo tiene, y con tres ejes es el "
        "del medio. Mira para qué está el parámetro `axis`.")),
    Mistake("softmax-axis_only_of_maximum", "softmax-axis", _axis_only_of_maximum, N_(
        "El máximo sigue el eje pedido, pero la suma va siempre por el último. ¿A lo largo de qué eje debe dar 1 "
        "el resultado?")),
    Mistake("softmax-axis_only_of_sum", "softmax-axis", _axis_only_of_sum, N_(
        "La suma sigue el eje pedido, pero el máximo sale siempre del último: a los que se reparten el mismo 1 ya "
        "no les restas lo mismo. ¿De quiénes debe ser el máximo?")),
    Mistake("softmax-not_moved_back", "softmax-axis", _not_moved_back, N_(
        "Llevas el eje pedido al final para trabajar y no lo devuelves a su sitio. ¿Qué forma tenía `x` y qué "
        "forma devuelves?")),
    Mistake("softmax-transposes_for_first_axis", "softmax-axis", _transposes_for_first_axis, N_(
        "Con `axis=0` en una matriz aciertas, pero cualquier otro eje lo tratas como el último. Puede ser el del "
        "medio, y puede contarse desde el final: ¿qué pasa con `axis=-2`?")),
    Mistake("softmax-size_of_axis", "softmax-axis", _size_of_axis, N_(
        "Le quitas el signo al eje: `axis=-1` se te vuelve el eje 1, que en un vector no existe y con tres ejes es "
        "el del medio. ¿Desde dónde se cuenta un eje negativo?")),
    Mistake("softmax-no_maximum", "softmax-large_scores", _no_maximum, OVERFLOW),
    Mistake("softmax-no_maximum_epsilon", "softmax-large_scores", _no_maximum_epsilon, OVERFLOW),
    Mistake("softmax-global_maximum", "softmax-large_scores", _global_maximum, GLOBAL_MAXIMUM),
    Mistake("softmax-global_maximum_epsilon", "softmax-large_scores", _global_maximum_epsilon, GLOBAL_MAXIMUM),
    Mistake("softmax-median_subtracted", "softmax-large_scores", _median_subtracted, WRONG_CENTRE),
    Mistake("softmax-mean_subtracted", "softmax-large_scores", _mean_subtracted, WRONG_CENTRE),
    Mistake("softmax-global_mean_subtracted", "softmax-large_scores", _global_mean_subtracted, WRONG_CENTRE),
    Mistake("softmax-minimum_subtracted", "softmax-large_scores", _minimum_subtracted, WRONG_CENTRE),
    Mistake("softmax-clipped", "softmax-large_scores", _clipped, CLIPPED),
    Mistake("softmax-clipped_above", "softmax-large_scores", _clipped_above, CLIPPED),
    Mistake("softmax-nan_to_zero", "softmax-large_scores", _nan_to_zero, PATCHED),
    Mistake("softmax-infinity_to_number", "softmax-large_scores", _infinity_to_number, PATCHED),
    Mistake("softmax-largest_size", "softmax-large_scores", _largest_size, SIZE_SUBTRACTED),
    Mistake("softmax-largest_size_global", "softmax-large_scores", _largest_size_global, SIZE_SUBTRACTED),
    Mistake("softmax-maximum_from_zero", "softmax-large_scores", _maximum_from_zero, N_(
        "Tu máximo nunca baja de 0: cuando todos los puntajes de una fila son muy negativos, ninguno queda en 0 y "
        "todas las exponenciales desaparecen. ¿Con qué valor empieza la búsqueda del máximo?")),
    Mistake("softmax-only_when_large", "softmax-large_scores", _only_when_large, N_(
        "Con puntajes enormes y positivos aciertas. Con todos muy negativos no restas nada y las exponenciales "
        "valen 0. ¿Hace falta preguntar si son grandes?")),
    Mistake("softmax-pairs_of_infinities", "softmax-large_scores", _pairs_of_infinities, N_(
        "Con puntajes finitos aciertas, por grandes que sean. Uno de `-inf` debe llevarse un 0 exacto, y la resta "
        "`-inf` menos `-inf` no es un número: ¿dónde aparece en tu cálculo?")),
    Mistake("softmax-infinity_as_zero", "softmax-large_scores", _infinity_as_zero, N_(
        "Tratas un puntaje de `-inf` como si fuera 0, y se lleva una parte. `-inf` quiere decir «nada para este»: "
        "¿cuánto vale su exponencial?")),
    Mistake("softmax-room_of_integers", "softmax-integers", _room_of_integers, N_(
        "El resultado hereda el tipo entero de `x`, y al guardarse cada proporción pierde sus decimales. ¿De qué "
        "tipo es el arreglo en que guardas las proporciones?")),
    Mistake("softmax-decimals_into_integers", "softmax-integers", _decimals_into_integers, N_(
        "Calculas dentro de un arreglo que heredó el tipo entero de `x`, y ahí no caben decimales. ¿Qué líneas "
        "escriben en un arreglo que ya existía?")),
    Mistake("softmax-in_place", "softmax-untouched", _in_place, IN_PLACE),
    Mistake("softmax-in_place_throughout", "softmax-untouched", _in_place_throughout, IN_PLACE),
    Mistake("softmax-in_place_after_asarray", "softmax-untouched", _in_place_after_asarray, N_(
        "Cuando `x` ya es de decimales, `np.asarray` no hace una copia: es el mismo arreglo con otro nombre, y "
        "escribes sobre él. ¿Cuáles de tus líneas cambian un arreglo en lugar de crear otro?")),
    Mistake("softmax-result_into_input", "softmax-untouched", _result_into_input, IN_PLACE),
    Mistake("softmax-in_place_global", "softmax-untouched", _in_place_global, IN_PLACE),
    Mistake("softmax-in_place_when_large", "softmax-untouched", _in_place_when_large, IN_PLACE),
    Mistake("softmax-infinity_in_place", "softmax-untouched", _infinity_in_place, N_(
        "Cambias los `-inf` por otro número dentro del arreglo que te prestaron: quien te llamó se queda con otros "
        "puntajes. ¿Hace falta cambiarlos? Mira cuánto vale la exponencial de `-inf`.")),
)
