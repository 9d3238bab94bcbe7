"""The mistakes that are known of `masked_attention(Q, K, V, mask)`."""

import numpy as np

from ...model import Mistake
from ...solutions import reference
from ...text import N_

softmax = reference.softmax


def _scores(Q, K):
    return Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1])


def _check(mask, Q, K):
    due = (Q.shape[-2], K.shape[-2])
    if mask.shape != due:
        raise ValueError(f"mask {mask.shape}, {due}")


# What the mask does to the scores.

def _ignores_mask(Q, K, V, mask):
    weights = softmax(_scores(Q, K))
    return weights @ V, weights


def _ignores_mask_but_shape(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(_scores(Q, K))
    return weights @ V, weights


def _own_triangle(Q, K, V, mask):
    _check(mask, Q, K)
    scores = _scores(Q, K)
    weights = softmax(scores + np.triu(np.full(scores.shape[-2:], -1e9), k=1))
    return weights @ V, weights


def _after_softmax(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(_scores(Q, K)) + mask
    return weights @ V, weights


def _not_renormalized(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(_scores(Q, K)) * (mask == 0)
    return weights @ V, weights


def _renormalized(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(_scores(Q, K)) * (mask == 0)
    weights = weights / weights.sum(axis=-1, keepdims=True)
    return weights @ V, weights


def _hidden_zero(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(np.where(mask < 0, 0, _scores(Q, K)))
    return weights @ V, weights


def _multiplied(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(_scores(Q, K) * mask)
    return weights @ V, weights


def _subtracted(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(_scores(Q, K) - mask)
    return weights @ V, weights


def _inverted(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(np.where(mask == 0, -1e9, _scores(Q, K)))
    return weights @ V, weights


def _times_minus(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(_scores(Q, K) + mask * -1e9)
    return weights @ V, weights


def _transposed_mask(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(_scores(Q, K) + mask.T)
    return weights @ V, weights


def _adds_booleans(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(_scores(Q, K) + (mask == 0))
    return weights @ V, weights


def _zero_times_infinity(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(_scores(Q, K) + (mask < 0) * -np.inf)
    return weights @ V, weights


def _first_row(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(_scores(Q, K) + mask[0])
    return weights @ V, weights


def _weak_ten(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(np.where(mask < 0, -10, _scores(Q, K)))
    return weights @ V, weights


def _weak_thousand(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(np.where(mask < 0, -1e3, _scores(Q, K)))
    return weights @ V, weights


def _weak_ten_thousand(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(np.where(mask < 0, -1e4, _scores(Q, K)))
    return weights @ V, weights


def _weak_sum(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(_scores(Q, K) + np.maximum(mask, -1e4))
    return weights @ V, weights


def _weak_sum_ten(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(_scores(Q, K) + np.maximum(mask, -10))
    return weights @ V, weights


def _only_infinite(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(np.where(np.isinf(mask), -np.inf, _scores(Q, K)))
    return weights @ V, weights


def _only_minus_1e9(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(np.where(mask == -1e9, -np.inf, _scores(Q, K)))
    return weights @ V, weights


def _infinity_erased(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(np.nan_to_num(_scores(Q, K) + mask, neginf=0))
    return weights @ V, weights


def _weights_without_mask(Q, K, V, mask):
    _check(mask, Q, K)
    scores = _scores(Q, K)
    return softmax(scores + mask) @ V, softmax(scores)


def _output_without_mask(Q, K, V, mask):
    _check(mask, Q, K)
    scores = _scores(Q, K)
    return softmax(scores) @ V, softmax(scores + mask)


def _returns_scores(Q, K, V, mask):
    _check(mask, Q, K)
    scores = _scores(Q, K) + mask
    return softmax(scores) @ V, scores


# What went wrong in attention already.

def _no_scale(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(Q @ np.swapaxes(K, -1, -2) + mask)
    return weights @ V, weights


def _scale_d_k(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(Q @ np.swapaxes(K, -1, -2) / Q.shape[-1] + mask)
    return weights @ V, weights


def _scale_multiplied(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(Q @ np.swapaxes(K, -1, -2) * np.sqrt(Q.shape[-1]) + mask)
    return weights @ V, weights


def _scale_rows(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[0]) + mask)
    return weights @ V, weights


def _scale_d_v(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(Q @ np.swapaxes(K, -1, -2) / np.sqrt(V.shape[-1]) + mask)
    return weights @ V, weights


def _scale_fixed(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(Q @ np.swapaxes(K, -1, -2) / np.sqrt(8) + mask)
    return weights @ V, weights


def _columns(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(_scores(Q, K) + mask, axis=-2)
    return weights @ V, weights


def _whole(Q, K, V, mask):
    _check(mask, Q, K)
    scores = _scores(Q, K) + mask
    weights = softmax(scores.ravel()).reshape(scores.shape)
    return weights @ V, weights


def _softmax_twice(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(softmax(_scores(Q, K) + mask))
    return weights @ V, weights


def _unstable(Q, K, V, mask):
    _check(mask, Q, K)
    e = np.exp(_scores(Q, K) + mask)
    weights = e / e.sum(axis=-1, keepdims=True)
    return weights @ V, weights


def _keys_ask(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(_scores(K, Q) + mask)
    return weights @ V, weights


def _output_keys(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(_scores(Q, K) + mask)
    return weights @ K, weights


def _output_transposed_weights(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(_scores(Q, K) + mask)
    return np.swapaxes(weights, -1, -2) @ V, weights


def _plain_indexing(Q, K, V, mask):
    _check(mask, Q, K)
    scores = _scores(Q, K)
    scores[mask < 0] = -1e9
    weights = softmax(scores)
    return weights @ V, weights


def _reverses_axes(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(Q @ K.T / np.sqrt(Q.shape[-1]) + mask)
    return weights @ V, weights


def _second_axis_as_d_k(Q, K, V, mask):
    _check(mask, Q, K)
    weights = softmax(Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[1]) + mask)
    return weights @ V, weights


# What the shape of the mask is checked against.

def _unchecked(Q, K, V, mask):
    weights = softmax(_scores(Q, K) + mask)
    return weights @ V, weights


def _unchecked_indexing(Q, K, V, mask):
    scores = _scores(Q, K)
    scores[..., mask < 0] = -1e9
    weights = softmax(scores)
    return weights @ V, weights


def _unchecked_plain_indexing(Q, K, V, mask):
    scores = _scores(Q, K)
    scores[mask < 0] = -1e9
    weights = softmax(scores)
    return weights @ V, weights


def _unchecked_broadcast_to(Q, K, V, mask):
    scores = _scores(Q, K)
    weights = softmax(scores + np.broadcast_to(mask, scores.shape))
    return weights @ V, weights


def _unchecked_reversed_axes(Q, K, V, mask):
    weights = softmax(Q @ K.T / np.sqrt(Q.shape[-1]) + mask)
    return weights @ V, weights


def _counts_axes_only(Q, K, V, mask):
    if mask.ndim != 2:
        raise ValueError(f"mask {mask.shape}, {(Q.shape[-2], K.shape[-2])}")
    weights = softmax(_scores(Q, K) + mask)
    return weights @ V, weights


def _keys_axis_only(Q, K, V, mask):
    if mask.ndim == 0 or mask.shape[-1] != K.shape[-2]:
        raise ValueError(f"mask {mask.shape}, {(Q.shape[-2], K.shape[-2])}")
    weights = softmax(_scores(Q, K) + mask)
    return weights @ V, weights


def _queries_axis_only(Q, K, V, mask):
    if mask.ndim == 0 or mask.shape[0] != Q.shape[-2]:
        raise ValueError(f"mask {mask.shape}, {(Q.shape[-2], K.shape[-2])}")
    weights = softmax(_scores(Q, K) + mask)
    return weights @ V, weights


def _last_axes_only(Q, K, V, mask):
    scores = _scores(Q, K)
    if mask.shape[-2:] != scores.shape[-2:]:
        raise ValueError(f"mask {mask.shape}, {scores.shape}")
    weights = softmax(scores + mask)
    return weights @ V, weights


def _keys_axis_unguarded(Q, K, V, mask):
    if mask.shape[-1] != K.shape[-2]:
        raise ValueError(f"mask {mask.shape}, {(Q.shape[-2], K.shape[-2])}")
    weights = softmax(_scores(Q, K) + mask)
    return weights @ V, weights


def _queries_axis_unguarded(Q, K, V, mask):
    if mask.shape[0] != Q.shape[-2]:
        raise ValueError(f"mask {mask.shape}, {(Q.shape[-2], K.shape[-2])}")
    weights = softmax(_scores(Q, K) + mask)
    return weights @ V, weights


def _length_only(Q, K, V, mask):
    if len(mask) != Q.shape[-2]:
        raise ValueError(f"mask {mask.shape}, {(Q.shape[-2], K.shape[-2])}")
    weights = softmax(_scores(Q, K) + mask)
    return weights @ V, weights


def _keys_axis_of_two(Q, K, V, mask):
    if mask.ndim != 2 or mask.shape[1] != K.shape[-2]:
        raise ValueError(f"mask {mask.shape}, {(Q.shape[-2], K.shape[-2])}")
    weights = softmax(_scores(Q, K) + mask)
    return weights @ V, weights


def _queries_axis_of_two(Q, K, V, mask):
    if mask.ndim != 2 or mask.shape[0] != Q.shape[-2]:
        raise ValueError(f"mask {mask.shape}, {(Q.shape[-2], K.shape[-2])}")
    weights = softmax(_scores(Q, K) + mask)
    return weights @ V, weights


def _first_axes_only(Q, K, V, mask):
    if mask.shape[0] != Q.shape[-2] or mask.shape[1] != K.shape[-2]:
        raise ValueError(f"mask {mask.shape}, {(Q.shape[-2], K.shape[-2])}")
    weights = softmax(_scores(Q, K) + mask)
    return weights @ V, weights


def _both_axes_wrong(Q, K, V, mask):
    if mask.ndim != 2 or (mask.shape[0] != Q.shape[-2] and mask.shape[1] != K.shape[-2]):
        raise ValueError(f"mask {mask.shape}, {(Q.shape[-2], K.shape[-2])}")
    weights = softmax(_scores(Q, K) + mask)
    return weights @ V, weights


def _squeezed(Q, K, V, mask):
    scores = _scores(Q, K)
    mask = np.squeeze(mask)
    if mask.shape != scores.shape[-2:]:
        raise ValueError(f"mask {mask.shape}, {scores.shape}")
    weights = softmax(scores + mask)
    return weights @ V, weights


def _size_only(Q, K, V, mask):
    scores = _scores(Q, K)
    if mask.size != scores.shape[-2] * scores.shape[-1]:
        raise ValueError(f"mask {mask.shape}, {scores.shape}")
    weights = softmax(scores + mask.reshape(scores.shape[-2:]))
    return weights @ V, weights


def _resized(Q, K, V, mask):
    scores = _scores(Q, K)
    weights = softmax(scores + np.resize(mask, scores.shape[-2:]))
    return weights @ V, weights


def _cut(Q, K, V, mask):
    scores = _scores(Q, K)
    weights = softmax(scores + mask[:scores.shape[-2], :scores.shape[-1]])
    return weights @ V, weights


def _swallows_error(Q, K, V, mask):
    scores = _scores(Q, K)
    try:
        hidden = scores + mask
    except ValueError:
        hidden = scores
    weights = softmax(hidden)
    return weights @ V, weights


def _falls_back(Q, K, V, mask):
    scores = _scores(Q, K)
    if mask.shape == scores.shape[-2:]:
        scores = scores + mask
    weights = softmax(scores)
    return weights @ V, weights


def _turns_mask(Q, K, V, mask):
    scores = _scores(Q, K)
    if mask.shape != scores.shape[-2:]:
        mask = mask.T
    _check(mask, Q, K)
    weights = softmax(scores + mask)
    return weights @ V, weights


def _prints_instead(Q, K, V, mask):
    scores = _scores(Q, K)
    if mask.shape != scores.shape[-2:]:
        print("La máscara no tiene la forma correcta")
        return None
    weights = softmax(scores + mask)
    return weights @ V, weights


def _returns_error(Q, K, V, mask):
    scores = _scores(Q, K)
    if mask.shape != scores.shape[-2:]:
        return ValueError(f"mask {mask.shape}, {scores.shape}")
    weights = softmax(scores + mask)
    return weights @ V, weights


def _asserts(Q, K, V, mask):
    scores = _scores(Q, K)
    assert mask.shape == scores.shape[-2:], f"mask {mask.shape}, {scores.shape}"
    weights = softmax(scores + mask)
    return weights @ V, weights


def _other_error(Q, K, V, mask):
    scores = _scores(Q, K)
    if mask.shape != scores.shape[-2:]:
        raise TypeError(f"mask {mask.shape}, {scores.shape}")
    weights = softmax(scores + mask)
    return weights @ V, weights


def _demands_square(Q, K, V, mask):
    scores = _scores(Q, K)
    if mask.shape != scores.shape[-2:] or mask.shape[0] != mask.shape[1]:
        raise ValueError(f"mask {mask.shape}, {scores.shape}")
    weights = softmax(scores + mask)
    return weights @ V, weights


def _queries_twice_in_check(Q, K, V, mask):
    n = Q.shape[-2]
    if mask.shape != (n, n):
        raise ValueError(f"mask {mask.shape}, {(n, K.shape[-2])}")
    weights = softmax(_scores(Q, K) + mask)
    return weights @ V, weights


def _keys_twice_in_check(Q, K, V, mask):
    n = K.shape[-2]
    if mask.shape != (n, n):
        raise ValueError(f"mask {mask.shape}, {(Q.shape[-2], n)}")
    weights = softmax(_scores(Q, K) + mask)
    return weights @ V, weights


def _turned_check(Q, K, V, mask):
    if mask.shape != (K.shape[-2], Q.shape[-2]):
        raise ValueError(f"mask {mask.shape}, {(Q.shape[-2], K.shape[-2])}")
    weights = softmax(_scores(Q, K) + mask)
    return weights @ V, weights


def _all_scores_in_check(Q, K, V, mask):
    scores = _scores(Q, K)
    if mask.shape != scores.shape:
        raise ValueError(f"mask {mask.shape}, {scores.shape}")
    weights = softmax(scores + mask)
    return weights @ V, weights


def _first_axis_in_check(Q, K, V, mask):
    if mask.shape != (Q.shape[0], K.shape[0]):
        raise ValueError(f"mask {mask.shape}, {(Q.shape[-2], K.shape[-2])}")
    weights = softmax(_scores(Q, K) + mask)
    return weights @ V, weights


def _ones_refused(Q, K, V, mask):
    scores = _scores(Q, K)
    if mask.shape != scores.shape[-2:] or 1 in mask.shape:
        raise ValueError(f"mask {mask.shape}, {scores.shape}")
    weights = softmax(scores + mask)
    return weights @ V, weights


# The inputs.

def _rewrites_mask(Q, K, V, mask):
    _check(mask, Q, K)
    mask[mask < 0] = -np.inf
    weights = softmax(_scores(Q, K) + mask)
    return weights @ V, weights


def _sums_into_mask(Q, K, V, mask):
    _check(mask, Q, K)
    mask += _scores(Q, K)
    weights = softmax(mask)
    return weights @ V, weights


def _scales_queries_in_place(Q, K, V, mask):
    _check(mask, Q, K)
    Q /= np.sqrt(Q.shape[-1])
    weights = softmax(Q @ np.swapaxes(K, -1, -2) + mask)
    return weights @ V, weights


_IGNORED = N_(
    "Tus pesos son los de una atención sin máscara: el modelo mira el futuro. ¿En qué momento entra `mask` en tu cuenta?")
_FAINT = N_(
    "Cambias lo que trae la máscara por un número débil, y a una clave prohibida le queda peso. Prueba con puntajes de "
    "-10000: ¿cuál es el mayor, el permitido o el tuyo?")
_FAINT_SUM = N_(
    "Le sumas a lo prohibido un número débil: si su puntaje es muy alto, todavía gana. La máscara ya trae números que no "
    "pierden contra ningún puntaje: ¿qué les pasa en tu cuenta?")
_SQUARE_CHECK = N_(
    "Tu revisión toma la misma cuenta para las filas y las columnas. Con 3 consultas y 6 claves, ¿qué forma tienen los "
    "puntajes?")
_ALONE = N_(
    "Revisas solo una parte de la forma, y NumPy estira en silencio la parte que no miras. Compara las dos formas "
    "completas.")
_LEFT_OUT = N_(
    "Cuando la máscara no cabe, la olvidas y sigues: el modelo ve el futuro y nadie se entera. ¿Quién debería saber que "
    "la forma está mal?")
_ADJUSTED = N_(
    "Acomodas la máscara hasta que quepa, y entonces esconde lo que no era. Una forma equivocada es un error de quien "
    "llama: ¿cómo se lo dices?")

MISTAKES = (
    Mistake("masked_attention-ignores_mask", "masked_attention-no_peeking", _ignores_mask, _IGNORED),
    Mistake("masked_attention-ignores_mask_but_shape", "masked_attention-no_peeking", _ignores_mask_but_shape, N_(
        "Revisas la forma de `mask` y después no la usas: tus pesos son los de una atención sin máscara. ¿En qué momento "
        "entra en la cuenta?")),
    Mistake("masked_attention-own_triangle", "masked_attention-values", _own_triangle, N_(
        "Usas un triángulo tuyo en vez de la máscara que recibes. No todas las máscaras son causales: ¿qué dice `mask`?")),
    Mistake("masked_attention-after_softmax", "masked_attention-values", _after_softmax, N_(
        "Sumas la máscara a los pesos, cuando ya estaban repartidos. ¿Antes de qué paso tiene que saberse quién no participa?")),
    Mistake("masked_attention-not_renormalized", "masked_attention-values", _not_renormalized, N_(
        "Borras pesos después del softmax y a cada fila le falta lo borrado: ya no suma 1. ¿Y si lo prohibido no llegara a "
        "entrar en el reparto?")),
    Mistake("masked_attention-renormalized", "masked_attention-no_peeking", _renormalized, N_(
        "Lo prohibido entra en tu softmax y lo borras después: un futuro muy fuerte se lleva todo y al pasado no le queda "
        "nada que repartir. ¿Qué pasa si lo escondes antes?")),
    Mistake("masked_attention-hidden_zero", "masked_attention-values", _hidden_zero, N_(
        "Le pones puntaje 0 a lo prohibido, y la exponencial de 0 es 1: sigue recibiendo peso. ¿Qué puntaje da una "
        "exponencial de 0?")),
    Mistake("masked_attention-multiplied", "masked_attention-values", _multiplied, N_(
        "Multiplicas los puntajes por la máscara, y donde ella vale 0 los borras. En esta máscara, 0 significa «deja el "
        "puntaje igual»: ¿qué operación hace eso?")),
    Mistake("masked_attention-subtracted", "masked_attention-values", _subtracted, N_(
        "La máscara entró con el signo al revés: lo prohibido sube hasta el cielo y se lleva todo el peso.")),
    Mistake("masked_attention-inverted", "masked_attention-values", _inverted, N_(
        "Tu condición está invertida: escondes lo permitido y miras lo prohibido. ¿Qué significa un 0 en la máscara?")),
    Mistake("masked_attention-times_minus", "masked_attention-values", _times_minus, N_(
        "La máscara ya trae números muy negativos y los multiplicas por otro: menos por menos, lo prohibido gana. Imprime una "
        "fila de lo que sumas.")),
    Mistake("masked_attention-transposed_mask", "masked_attention-values", _transposed_mask, N_(
        "Usas la máscara girada: cada consulta recibe los permisos de otra. ¿De quién es cada fila de `mask`?")),
    Mistake("masked_attention-adds_booleans", "masked_attention-values", _adds_booleans, N_(
        "Sumas verdadero y falso, que valen 1 y 0: apenas mueven los puntajes. ¿Qué hay que sumarle a un puntaje para que su "
        "peso sea 0?")),
    Mistake("masked_attention-zero_times_infinity", "masked_attention-values", _zero_times_infinity, N_(
        "Multiplicas 0 por infinito, y eso no es 0: es NaN. Puedes elegir entre dos valores sin multiplicar.")),
    Mistake("masked_attention-first_row", "masked_attention-values", _first_row, N_(
        "Usas solo la primera fila de la máscara, y todas las consultas miran lo que la primera puede mirar. ¿De quién es "
        "cada fila?")),
    Mistake("masked_attention-weak_ten", "masked_attention-no_peeking", _weak_ten, _FAINT),
    Mistake("masked_attention-weak_thousand", "masked_attention-no_peeking", _weak_thousand, _FAINT),
    Mistake("masked_attention-weak_ten_thousand", "masked_attention-no_peeking", _weak_ten_thousand, _FAINT),
    Mistake("masked_attention-weak_sum", "masked_attention-no_peeking", _weak_sum, _FAINT_SUM),
    Mistake("masked_attention-weak_sum_ten", "masked_attention-no_peeking", _weak_sum_ten, _FAINT_SUM),
    Mistake("masked_attention-only_infinite", "masked_attention-values", _only_infinite, N_(
        "Solo escondes donde la máscara trae infinito. Un número enorme y negativo, como el de tu `causal_mask`, también "
        "prohíbe.")),
    Mistake("masked_attention-only_minus_1e9", "masked_attention-right_shapes", _only_minus_1e9, N_(
        "Solo escondes donde la máscara vale justo -1e9. Otra persona puede prohibir con -infinito o con un número aún más "
        "negativo.")),
    Mistake("masked_attention-infinity_erased", "masked_attention-right_shapes", _infinity_erased, N_(
        "Cambias los infinitos por 0, y con eso lo prohibido vuelve a entrar. El softmax sabe qué hacer con -infinito: mira "
        "cuánto vale su exponencial.")),
    Mistake("masked_attention-weights_without_mask", "masked_attention-values", _weights_without_mask, N_(
        "Tu salida respeta la máscara, pero devuelves los pesos de antes de ponerla. ¿Con cuáles mezclaste?")),
    Mistake("masked_attention-output_without_mask", "masked_attention-values", _output_without_mask, N_(
        "Tus pesos respetan la máscara, pero la salida la mezclas con los de antes de ponerla.")),
    Mistake("masked_attention-returns_scores", "masked_attention-values", _returns_scores, N_(
        "Tu salida está bien; lo segundo que devuelves son los puntajes con la máscara. Se piden los pesos.")),
    Mistake("masked_attention-no_scale", "masked_attention-values", _no_scale, N_(
        "Usas bien la máscara; tus pesos son los de un modelo sin √d_k. ¿Qué le pasa a una suma de 64 productos cuando d_k "
        "crece?")),
    Mistake("masked_attention-scale_d_k", "masked_attention-values", _scale_d_k, N_(
        "Usas bien la máscara, pero divides por d_k completo y los pesos quedan demasiado parejos. ¿Cómo crece la desviación "
        "de una suma de d_k productos?")),
    Mistake("masked_attention-scale_multiplied", "masked_attention-values", _scale_multiplied, N_(
        "Usas bien la máscara, pero tu √d_k agranda los puntajes en vez de achicarlos. ¿Para qué se puso ahí?")),
    Mistake("masked_attention-scale_rows", "masked_attention-values", _scale_rows, N_(
        "Usas bien la máscara, pero divides por la raíz de cuántas filas hay. ¿Cuántos números se suman en el producto de una "
        "consulta con una clave?")),
    Mistake("masked_attention-scale_d_v", "masked_attention-values", _scale_d_v, N_(
        "Usas bien la máscara, pero escalas con el ancho de `V`. ¿De quiénes son los puntajes?")),
    Mistake("masked_attention-scale_fixed", "masked_attention-values", _scale_fixed, N_(
        "Usas bien la máscara, pero escalas siempre con √8, la d del ejemplo del cuaderno. Aquí los vectores tienen otro "
        "largo: ¿dónde puedes leerlo?")),
    Mistake("masked_attention-columns", "masked_attention-values", _columns, N_(
        "Tu softmax reparte entre las consultas. Cada consulta debe repartir un 1 entre las claves que puede mirar: ¿en qué "
        "eje están?")),
    Mistake("masked_attention-whole", "masked_attention-values", _whole, N_(
        "Repartes un solo 1 entre toda la tabla. ¿Quién debe sumar 1?")),
    Mistake("masked_attention-softmax_twice", "masked_attention-values", _softmax_twice, N_(
        "El softmax pasó dos veces, y lo que la primera dejó en 0 la segunda lo revive. ¿Qué eran ya los números después de "
        "la primera?")),
    Mistake("masked_attention-unstable", "masked_attention-values", _unstable, N_(
        "Con puntajes pequeños aciertas; con puntajes de miles la exponencial desborda. Ya resolviste eso en el cuaderno 1: "
        "¿qué se quita antes?")),
    Mistake("masked_attention-keys_ask", "masked_attention-values", _keys_ask, N_(
        "En tus puntajes las claves preguntan y las consultas responden, y la máscara cae en el lugar equivocado. ¿De quién "
        "debe ser cada fila?")),
    Mistake("masked_attention-output_keys", "masked_attention-values", _output_keys, N_(
        "Tus pesos están bien, pero mezclas las claves. La clave anuncia; ¿quién trae lo que se entrega?")),
    Mistake("masked_attention-output_transposed_weights", "masked_attention-values", _output_transposed_weights, N_(
        "Tus pesos están bien, pero los giras antes de mezclar, y el futuro vuelve a entrar por la salida. ¿De quién es cada "
        "fila de los pesos?")),
    Mistake("masked_attention-plain_indexing", "masked_attention-right_shapes", _plain_indexing, N_(
        "Eliges con la máscara entradas de los puntajes, y con un lote ella tiene menos ejes que ellos. ¿Cómo se dice «en los "
        "dos últimos ejes»?")),
    Mistake("masked_attention-reverses_axes", "masked_attention-right_shapes", _reverses_axes, N_(
        "Tu transposición invierte todos los ejes, también los del lote. ¿Cuáles dos hay que cambiar, contados desde el "
        "final?")),
    Mistake("masked_attention-second_axis_as_d_k", "masked_attention-right_shapes", _second_axis_as_d_k, N_(
        "Lees d_k en el eje 1. Con un lote delante, ese eje cuenta palabras: ¿cómo nombras un eje contándolo desde el final?")),
    Mistake("masked_attention-unchecked", "masked_attention-silent_broadcast", _unchecked, N_(
        "NumPy estiró la máscara para que cupiera: si trae una sola fila, todas las consultas miran lo mismo; si trae una "
        "sola columna, no esconde nada. Compara las dos formas antes de sumar.")),
    Mistake("masked_attention-unchecked_indexing", "masked_attention-wrong_shape", _unchecked_indexing, N_(
        "No revisas la forma de la máscara: a veces NumPy protesta por ti, con otro error, y a veces calla. Compara las dos "
        "formas antes de usarla.")),
    Mistake("masked_attention-unchecked_plain_indexing", "masked_attention-wrong_shape", _unchecked_plain_indexing, N_(
        "No revisas la forma de la máscara: a veces NumPy protesta por ti, con otro error, y a veces calla. Tampoco cabe un "
        "lote: ¿a qué ejes de los puntajes se refiere la máscara?")),
    Mistake("masked_attention-unchecked_broadcast_to", "masked_attention-silent_broadcast", _unchecked_broadcast_to, N_(
        "Tú le pides a NumPy que estire la máscara, y eso es lo que no debe pasar: una sola fila haría que todas las "
        "consultas miren lo mismo. Compara las dos formas antes de sumar.")),
    Mistake("masked_attention-unchecked_reversed_axes", "masked_attention-silent_broadcast", _unchecked_reversed_axes, N_(
        "No comparas la forma de la máscara con la de los puntajes, y NumPy la estira en silencio. Además, tu transposición "
        "invierte también los ejes del lote.")),
    Mistake("masked_attention-counts_axes_only", "masked_attention-silent_broadcast", _counts_axes_only, N_(
        "Cuentas los ejes de la máscara, pero no su largo: una de una sola fila o de una sola columna también tiene dos. "
        "Compara las dos formas completas.")),
    Mistake("masked_attention-keys_axis_only", "masked_attention-silent_broadcast", _keys_axis_only, _ALONE),
    Mistake("masked_attention-queries_axis_only", "masked_attention-silent_broadcast", _queries_axis_only, _ALONE),
    Mistake("masked_attention-keys_axis_unguarded", "masked_attention-silent_broadcast", _keys_axis_unguarded, _ALONE),
    Mistake("masked_attention-queries_axis_unguarded", "masked_attention-silent_broadcast", _queries_axis_unguarded, _ALONE),
    Mistake("masked_attention-length_only", "masked_attention-silent_broadcast", _length_only, _ALONE),
    Mistake("masked_attention-keys_axis_of_two", "masked_attention-silent_broadcast", _keys_axis_of_two, _ALONE),
    Mistake("masked_attention-queries_axis_of_two", "masked_attention-silent_broadcast", _queries_axis_of_two, _ALONE),
    Mistake("masked_attention-last_axes_only", "masked_attention-silent_broadcast", _last_axes_only, N_(
        "Comparas solo los dos últimos ejes, y una máscara con un eje de más pasa sin que la veas. La misma máscara vale para "
        "todo el lote: ¿cuántos ejes tiene?")),
    Mistake("masked_attention-first_axes_only", "masked_attention-silent_broadcast", _first_axes_only, N_(
        "Revisas dos largos, pero no cuántos ejes hay: con uno de más la máscara pasa, y con uno de menos tu propia revisión "
        "se rompe. Compara las dos formas completas.")),
    Mistake("masked_attention-both_axes_wrong", "masked_attention-silent_broadcast", _both_axes_wrong, N_(
        "Solo protestas cuando fallan las filas y también las columnas. Si falla una de las dos, NumPy estira: ¿con qué "
        "palabra se unen tus dos condiciones?")),
    Mistake("masked_attention-squeezed", "masked_attention-silent_broadcast", _squeezed, N_(
        "Quitas los ejes de largo 1 antes de revisar, y la forma que revisas ya no es la que te dieron.")),
    Mistake("masked_attention-size_only", "masked_attention-silent_broadcast", _size_only, N_(
        "Cuentas las entradas y no la forma: 3 × 6 y 6 × 3 tienen las mismas, en otro orden. Compara las dos formas.")),
    Mistake("masked_attention-resized", "masked_attention-wrong_shape", _resized, _ADJUSTED),
    Mistake("masked_attention-cut", "masked_attention-wrong_shape", _cut, _ADJUSTED),
    Mistake("masked_attention-turns_mask", "masked_attention-wrong_shape", _turns_mask, _ADJUSTED),
    Mistake("masked_attention-swallows_error", "masked_attention-wrong_shape", _swallows_error, _LEFT_OUT),
    Mistake("masked_attention-falls_back", "masked_attention-wrong_shape", _falls_back, _LEFT_OUT),
    Mistake("masked_attention-prints_instead", "masked_attention-wrong_shape", _prints_instead, N_(
        "Revisas bien la forma, pero devuelves `None`: quien te llama no se entera hasta más tarde y en otro lugar. Un error "
        "se lanza.")),
    Mistake("masked_attention-returns_error", "masked_attention-wrong_shape", _returns_error, N_(
        "Revisas bien la forma y construyes el error, pero lo devuelves como si fuera un resultado. Un error se lanza.")),
    Mistake("masked_attention-asserts", "masked_attention-wrong_shape", _asserts, N_(
        "Tu revisión es correcta, pero un `assert` se apaga con `python -O` y avisa con otro error. El enunciado nombra el "
        "que se pide.")),
    Mistake("masked_attention-other_error", "masked_attention-wrong_shape", _other_error, N_(
        "Tu revisión es correcta; lo que cambia es la clase del error. ¿Cuál nombra el enunciado?")),
    Mistake("masked_attention-demands_square", "masked_attention-right_shapes", _demands_square, N_(
        "Exiges una máscara cuadrada. Con 3 consultas y 6 claves, ¿qué forma tienen los puntajes?")),
    Mistake("masked_attention-queries_twice_in_check", "masked_attention-right_shapes", _queries_twice_in_check, _SQUARE_CHECK),
    Mistake("masked_attention-keys_twice_in_check", "masked_attention-right_shapes", _keys_twice_in_check, _SQUARE_CHECK),
    Mistake("masked_attention-turned_check", "masked_attention-right_shapes", _turned_check, N_(
        "Pides claves por consultas; los puntajes son consultas por claves. ¿De quién es cada fila?")),
    Mistake("masked_attention-all_scores_in_check", "masked_attention-right_shapes", _all_scores_in_check, N_(
        "Comparas con la forma de todos los puntajes, lote incluido. La misma máscara vale para todo el lote: ¿cuántos ejes "
        "tiene?")),
    Mistake("masked_attention-first_axis_in_check", "masked_attention-right_shapes", _first_axis_in_check, N_(
        "Cuentas consultas y claves en el primer eje. Con un lote delante, ese eje cuenta frases: ¿desde qué lado conviene "
        "contar?")),
    Mistake("masked_attention-ones_refused", "masked_attention-right_shapes", _ones_refused, N_(
        "Rechazas toda máscara que tenga un 1 en su forma. Con una sola consulta, una sola fila es justo lo correcto.")),
    Mistake("masked_attention-rewrites_mask", "masked_attention-untouched", _rewrites_mask, N_(
        "Escribes dentro de la máscara que recibes, y quien te llamó se queda con otra. Trabaja con un arreglo nuevo.")),
    Mistake("masked_attention-sums_into_mask", "masked_attention-untouched", _sums_into_mask, N_(
        "Guardas los puntajes dentro de la máscara que recibes, y quien te llamó se queda con otra. Mira qué operador guarda "
        "el resultado en el mismo sitio.")),
    Mistake("masked_attention-scales_queries_in_place", "masked_attention-untouched", _scales_queries_in_place, N_(
        "Escalas dentro del arreglo que recibes, y quien te llamó se queda con otra `Q`. Mira qué operador guarda el "
        "resultado en el mismo sitio.")),
)
