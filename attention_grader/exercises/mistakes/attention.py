"""The mistakes that are known of `attention(Q, K, V)`."""

import numpy as np

from ...model import Mistake
from ...solutions import reference
from ...text import N_

softmax = reference.softmax


def _scores(Q, K):
    return Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1])


# The scores and their scale.

def _no_scale(Q, K, V):
    weights = softmax(Q @ np.swapaxes(K, -1, -2))
    return weights @ V, weights


def _scale_d_k(Q, K, V):
    weights = softmax(Q @ np.swapaxes(K, -1, -2) / Q.shape[-1])
    return weights @ V, weights


def _scale_multiplied(Q, K, V):
    weights = softmax(Q @ np.swapaxes(K, -1, -2) * np.sqrt(Q.shape[-1]))
    return weights @ V, weights


def _scale_queries(Q, K, V):
    weights = softmax(Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[0]))
    return weights @ V, weights


def _scale_keys(Q, K, V):
    weights = softmax(Q @ np.swapaxes(K, -1, -2) / np.sqrt(K.shape[-2]))
    return weights @ V, weights


def _scale_d_v(Q, K, V):
    weights = softmax(Q @ np.swapaxes(K, -1, -2) / np.sqrt(V.shape[-1]))
    return weights @ V, weights


def _scale_precedence(Q, K, V):
    d_k = Q.shape[-1]
    weights = softmax(Q @ np.swapaxes(K, -1, -2) / d_k ** 1 / 2)
    return weights @ V, weights


def _scale_half(Q, K, V):
    d_k = Q.shape[-1]
    weights = softmax(Q @ np.swapaxes(K, -1, -2) / (d_k ** 1 / 2))
    return weights @ V, weights


def _scale_fixed(Q, K, V):
    weights = softmax(Q @ np.swapaxes(K, -1, -2) / np.sqrt(8))
    return weights @ V, weights


def _scale_squared(Q, K, V):
    weights = softmax(Q @ np.swapaxes(K, -1, -2) / Q.shape[-1] ** 2)
    return weights @ V, weights


def _scale_twice(Q, K, V):
    root = np.sqrt(Q.shape[-1])
    weights = softmax((Q / root) @ np.swapaxes(K / root, -1, -2) / root)
    return weights @ V, weights


def _scale_after_softmax(Q, K, V):
    weights = softmax(Q @ np.swapaxes(K, -1, -2)) / np.sqrt(Q.shape[-1])
    return weights @ V, weights


def _scale_floor(Q, K, V):
    weights = softmax(Q @ np.swapaxes(K, -1, -2) // np.sqrt(Q.shape[-1]))
    return weights @ V, weights


def _root_of_scores(Q, K, V):
    weights = softmax(np.sqrt(Q @ np.swapaxes(K, -1, -2) / Q.shape[-1]))
    return weights @ V, weights


def _cosine(Q, K, V):
    q = Q / np.linalg.norm(Q, axis=-1, keepdims=True)
    k = K / np.linalg.norm(K, axis=-1, keepdims=True)
    weights = softmax(q @ np.swapaxes(k, -1, -2))
    return weights @ V, weights


def _distance(Q, K, V):
    distances = np.linalg.norm(Q[..., :, np.newaxis, :] - K[..., np.newaxis, :, :], axis=-1)
    weights = softmax(-distances)
    return weights @ V, weights


def _opposite(Q, K, V):
    weights = softmax(-_scores(Q, K))
    return weights @ V, weights


def _no_transpose(Q, K, V):
    weights = softmax(Q @ K / np.sqrt(Q.shape[-1]))
    return weights @ V, weights


def _keys_ask(Q, K, V):
    weights = softmax(_scores(K, Q))
    return weights @ V, weights


def _elementwise(Q, K, V):
    weights = softmax(Q * K / np.sqrt(Q.shape[-1]))
    return weights @ V, weights


def _own_key_only(Q, K, V):
    weights = softmax((Q * K).sum(axis=-1) / np.sqrt(Q.shape[-1]))
    return weights @ V, weights


def _queries_twice(Q, K, V):
    weights = softmax(_scores(Q, Q))
    return weights @ V, weights


def _keys_twice(Q, K, V):
    weights = softmax(_scores(K, K))
    return weights @ V, weights


def _no_self(Q, K, V):
    scores = _scores(Q, K)
    i = np.arange(min(scores.shape[-2:]))
    scores[..., i, i] = -1e9
    weights = softmax(scores)
    return weights @ V, weights


def _always_causal(Q, K, V):
    scores = _scores(Q, K)
    weights = softmax(np.where(np.tri(*scores.shape[-2:]) == 1, scores, -1e9))
    return weights @ V, weights


# The softmax.

def _columns(Q, K, V):
    weights = softmax(_scores(Q, K), axis=-2)
    return weights @ V, weights


def _axis_zero(Q, K, V):
    weights = softmax(_scores(Q, K), axis=0)
    return weights @ V, weights


def _whole(Q, K, V):
    scores = _scores(Q, K)
    weights = softmax(scores.ravel()).reshape(scores.shape)
    return weights @ V, weights


def _no_softmax(Q, K, V):
    weights = _scores(Q, K)
    return weights @ V, weights


def _softmax_twice(Q, K, V):
    weights = softmax(softmax(_scores(Q, K)))
    return weights @ V, weights


def _exp_only(Q, K, V):
    weights = np.exp(_scores(Q, K))
    return weights @ V, weights


def _no_exp(Q, K, V):
    scores = _scores(Q, K)
    weights = scores / scores.sum(axis=-1, keepdims=True)
    return weights @ V, weights


def _sigmoid(Q, K, V):
    weights = 1 / (1 + np.exp(-_scores(Q, K)))
    return weights @ V, weights


def _unstable(Q, K, V):
    e = np.exp(_scores(Q, K))
    weights = e / e.sum(axis=-1, keepdims=True)
    return weights @ V, weights


def _global_maximum(Q, K, V):
    scores = _scores(Q, K)
    e = np.exp(scores - scores.max())
    weights = e / e.sum(axis=-1, keepdims=True)
    return weights @ V, weights


def _no_keepdims(Q, K, V):
    scores = _scores(Q, K)
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1)
    return weights @ V, weights


def _hard(Q, K, V):
    scores = _scores(Q, K)
    weights = (scores == scores.max(axis=-1, keepdims=True)).astype(float)
    return weights @ V, weights


def _uniform(Q, K, V):
    weights = np.full((*Q.shape[:-1], K.shape[-2]), 1 / K.shape[-2])
    return weights @ V, weights


def _rounded(Q, K, V):
    weights = np.round(softmax(_scores(Q, K)), 2)
    return weights @ V, weights


def _returns_scores(Q, K, V):
    scores = _scores(Q, K)
    return softmax(scores) @ V, scores


# The output.

def _output_transposed_weights(Q, K, V):
    weights = softmax(_scores(Q, K))
    return np.swapaxes(weights, -1, -2) @ V, weights


def _output_transposed_values(Q, K, V):
    weights = softmax(_scores(Q, K))
    return weights @ np.swapaxes(V, -1, -2), weights


def _output_keys(Q, K, V):
    weights = softmax(_scores(Q, K))
    return weights @ K, weights


def _output_queries(Q, K, V):
    weights = softmax(_scores(Q, K))
    return weights @ Q, weights


def _output_scores(Q, K, V):
    scores = _scores(Q, K)
    return scores @ V, softmax(scores)


def _output_scaled(Q, K, V):
    weights = softmax(_scores(Q, K))
    return weights @ V / np.sqrt(Q.shape[-1]), weights


def _output_pooled(Q, K, V):
    weights = softmax(_scores(Q, K))
    return (weights @ V).mean(axis=-2), weights


def _output_divided(Q, K, V):
    weights = softmax(_scores(Q, K))
    return weights @ V / K.shape[-2], weights


def _output_residual(Q, K, V):
    weights = softmax(_scores(Q, K))
    return weights @ V + V, weights


def _output_residual_queries(Q, K, V):
    weights = softmax(_scores(Q, K))
    return weights @ V + Q, weights


def _output_best(Q, K, V):
    weights = softmax(_scores(Q, K))
    best = weights.argmax(axis=-1)[..., np.newaxis]
    return np.take_along_axis(V, best, axis=-2), weights


# As many queries as keys.

def _same_length(Q, K, V):
    if Q.shape != K.shape:
        raise ValueError("Q y K deben tener la misma forma")
    weights = softmax(_scores(Q, K))
    return weights @ V, weights


def _cut_keys(Q, K, V):
    n = Q.shape[-2]
    K, V = K[..., :n, :], V[..., :n, :]
    weights = softmax(_scores(Q, K))
    return weights @ V, weights


def _square_loops(Q, K, V):
    n, d_k = Q.shape
    scores = np.zeros((n, n))
    for i in range(n):
        for j in range(n):
            scores[i, j] = Q[i] @ K[j] / np.sqrt(d_k)
    weights = softmax(scores)
    output = np.zeros((n, V.shape[1]))
    for i in range(n):
        for j in range(n):
            output[i] += weights[i, j] * V[j]
    return output, weights


def _output_like_queries(Q, K, V):
    weights = softmax(_scores(Q, K))
    output = np.zeros_like(Q)
    output[...] = weights @ V
    return output, weights


# Leading axes.

def _reverses_axes(Q, K, V):
    weights = softmax(Q @ K.T / np.sqrt(Q.shape[-1]))
    return weights @ V, weights


def _reverses_axes_unscaled(Q, K, V):
    weights = softmax(Q @ K.T)
    return weights @ V, weights


def _second_axis_as_d_k(Q, K, V):
    weights = softmax(Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[1]))
    return weights @ V, weights


def _axis_one(Q, K, V):
    weights = softmax(_scores(Q, K), axis=1)
    return weights @ V, weights


def _three_axes_at_most(Q, K, V):
    keys = K.transpose(0, 2, 1) if K.ndim == 3 else K.T
    weights = softmax(Q @ keys / np.sqrt(Q.shape[-1]))
    return weights @ V, weights


def _two_axes_only(Q, K, V):
    scores = np.einsum("id,jd->ij", Q, K) / np.sqrt(Q.shape[-1])
    weights = softmax(scores)
    return np.einsum("ij,jd->id", weights, V), weights


def _dot(Q, K, V):
    weights = softmax(np.dot(Q, np.swapaxes(K, -1, -2)) / np.sqrt(Q.shape[-1]))
    return np.dot(weights, V), weights


def _first_of_batch(Q, K, V):
    Q, K, V = (x.reshape(-1, *x.shape[-2:])[0] for x in (Q, K, V))
    weights = softmax(_scores(Q, K))
    return weights @ V, weights


def _batch_joined(Q, K, V):
    leading = Q.shape[:-2]
    q, k, v = (x.reshape(-1, x.shape[-1]) for x in (Q, K, V))
    weights = softmax(_scores(q, k))
    output = weights @ v
    return output.reshape(*leading, -1, V.shape[-1]), weights.reshape(*leading, Q.shape[-2], -1)


# The inputs.

def _scales_queries_in_place(Q, K, V):
    Q /= np.sqrt(Q.shape[-1])
    weights = softmax(Q @ np.swapaxes(K, -1, -2))
    return weights @ V, weights


def _scales_keys_in_place(Q, K, V):
    K /= np.sqrt(Q.shape[-1])
    weights = softmax(Q @ np.swapaxes(K, -1, -2))
    return weights @ V, weights


def _scales_both_in_place(Q, K, V):
    Q /= Q.shape[-1] ** 0.25
    K /= K.shape[-1] ** 0.25
    weights = softmax(Q @ np.swapaxes(K, -1, -2))
    return weights @ V, weights


_ROWS = N_(
    "Divides por la raíz de cuántas filas hay, y esa cuenta no entra en ningún producto punto. ¿Cuántos números se suman "
    "en el producto de una consulta con una clave?")
_PRECEDENCE = N_(
    "Python eleva antes de dividir: tu «1/2» no llegó entero al exponente. Calcula ese divisor aparte, con d_k = 64, e "
    "imprímelo: ¿sale 8?")

MISTAKES = (
    Mistake("attention-no_scale", "attention-weights", _no_scale, N_(
        "Tus pesos son los de un modelo sin √d_k. ¿Qué le pasa a una suma de 64 productos cuando d_k crece?")),
    Mistake("attention-scale_d_k", "attention-weights", _scale_d_k, N_(
        "Divides por d_k completo y los pesos quedan demasiado parejos. La suma de d_k productos no crece como d_k: ¿cómo "
        "crece su desviación?")),
    Mistake("attention-scale_multiplied", "attention-weights", _scale_multiplied, N_(
        "Tu √d_k agranda los puntajes en vez de achicarlos, y una sola clave se lleva casi todo. ¿Para qué se puso ahí?")),
    Mistake("attention-scale_queries", "attention-weights", _scale_queries, _ROWS),
    Mistake("attention-scale_keys", "attention-weights", _scale_keys, _ROWS),
    Mistake("attention-scale_d_v", "attention-weights", _scale_d_v, N_(
        "Escalas con el ancho de `V`, y los valores todavía no han entrado en la cuenta. ¿De quiénes son los puntajes?")),
    Mistake("attention-scale_precedence", "attention-weights", _scale_precedence, _PRECEDENCE),
    Mistake("attention-scale_half", "attention-weights", _scale_half, _PRECEDENCE),
    Mistake("attention-scale_fixed", "attention-weights", _scale_fixed, N_(
        "Escalas siempre con √8, la d del ejemplo del cuaderno. Aquí los vectores tienen otro largo: ¿dónde puedes leerlo?")),
    Mistake("attention-scale_squared", "attention-weights", _scale_squared, N_(
        "Divides por d_k al cuadrado y casi borras las diferencias entre claves. Elevar al cuadrado y sacar raíz se parecen "
        "en el nombre: ¿cuál pide la fórmula?")),
    Mistake("attention-scale_twice", "attention-weights", _scale_twice, N_(
        "La escala entró más de una vez: en las consultas, en las claves o en los puntajes. ¿Cuántas veces la pide la "
        "fórmula?")),
    Mistake("attention-scale_after_softmax", "attention-weights", _scale_after_softmax, N_(
        "Escalas después del softmax: por eso tus filas suman 1/√d_k. ¿Qué hay que hacer moderado, los puntajes o los pesos?")),
    Mistake("attention-scale_floor", "attention-weights", _scale_floor, N_(
        "Tu división bota los decimales y deja empatadas claves que no empataban. Mira qué división usas.")),
    Mistake("attention-root_of_scores", "attention-weights", _root_of_scores, N_(
        "Sacas la raíz del puntaje entero, y un puntaje negativo no tiene raíz. ¿Sobre qué va la raíz en la fórmula?")),
    Mistake("attention-cosine", "attention-weights", _cosine, N_(
        "Comparas direcciones (coseno): cada consulta y cada clave perdieron su largo. La fórmula usa el producto punto tal "
        "cual, con una sola escala para todos.")),
    Mistake("attention-distance", "attention-weights", _distance, N_(
        "Comparas por distancia. Aquí el parecido entre una consulta y una clave se mide con su producto punto.")),
    Mistake("attention-opposite", "attention-weights", _opposite, N_(
        "El orden salió al revés: la clave que más se parece a la consulta recibe el menor peso. Busca un signo.")),
    Mistake("attention-no_transpose", "attention-weights", _no_transpose, N_(
        "Multiplicas `Q` por `K` sin girar `K`: cada fila de `Q` se encuentra con columnas de `K`, no con claves. Escribe las "
        "dos formas y mira qué ejes se suman.")),
    Mistake("attention-keys_ask", "attention-weights", _keys_ask, N_(
        "En tus puntajes las claves preguntan y las consultas responden: filas y columnas quedaron cambiadas. ¿De quién debe "
        "ser cada fila?")),
    Mistake("attention-elementwise", "attention-weights", _elementwise, N_(
        "Multiplicas `Q` y `K` entrada por entrada. Un puntaje es un solo número por cada pareja de consulta y clave: ¿qué "
        "forma debe tener la tabla de todas las parejas?")),
    Mistake("attention-own_key_only", "attention-weights", _own_key_only, N_(
        "Cada consulta se compara solo con la clave de su mismo lugar. ¿Cuántas comparaciones hay si todas miran a todas?")),
    Mistake("attention-queries_twice", "attention-weights", _queries_twice, N_(
        "Comparas las consultas entre ellas: `K` no interviene en tus pesos. ¿Quién pregunta y quién se anuncia?")),
    Mistake("attention-keys_twice", "attention-weights", _keys_twice, N_(
        "Comparas las claves entre ellas: `Q` no interviene en tus pesos. ¿Quién pregunta y quién se anuncia?")),
    Mistake("attention-no_self", "attention-weights", _no_self, N_(
        "Le prohíbes a cada palabra mirarse a sí misma. En esta atención una palabra también se mira, y a menudo más que a "
        "las otras.")),
    Mistake("attention-always_causal", "attention-weights", _always_causal, N_(
        "Escondes el futuro: cada palabra mira solo hacia atrás. Eso llega en el cuaderno 3, con una máscara; aquí todas "
        "miran a todas.")),
    Mistake("attention-columns", "attention-weights", _columns, N_(
        "Tu softmax reparte entre las consultas. Cada consulta debe repartir un 1 entre las claves: ¿en qué eje están?")),
    Mistake("attention-axis_zero", "attention-weights", _axis_zero, N_(
        "Tu softmax reparte a lo largo del primer eje. Cada consulta debe repartir un 1 entre las claves: ¿en qué eje están?")),
    Mistake("attention-whole", "attention-weights", _whole, N_(
        "Repartes un solo 1 entre toda la tabla. ¿Quién debe sumar 1?")),
    Mistake("attention-no_softmax", "attention-weights", _no_softmax, N_(
        "Usas los puntajes como si fueran pesos. Falta el paso que los convierte en proporciones.")),
    Mistake("attention-softmax_twice", "attention-weights", _softmax_twice, N_(
        "El softmax pasó dos veces. Tus filas suman 1, pero casi parejas: los pesos ya eran proporciones después de la "
        "primera.")),
    Mistake("attention-exp_only", "attention-weights", _exp_only, N_(
        "Calculas las exponenciales y no las conviertes en proporciones. ¿Cuánto debe sumar cada fila?")),
    Mistake("attention-no_exp", "attention-weights", _no_exp, N_(
        "Divides los puntajes por su suma sin pasar por la exponencial, y uno negativo da un peso negativo. ¿Qué hace el "
        "softmax antes de dividir?")),
    Mistake("attention-sigmoid", "attention-weights", _sigmoid, N_(
        "Conviertes cada puntaje por su cuenta, con una sigmoide. En el softmax las claves compiten por un mismo 1.")),
    Mistake("attention-unstable", "attention-weights", _unstable, N_(
        "Con puntajes pequeños aciertas; con puntajes de miles la exponencial desborda. Ya resolviste eso en el cuaderno 1: "
        "¿qué se quita antes?")),
    Mistake("attention-global_maximum", "attention-weights", _global_maximum, N_(
        "Restas un mismo máximo a toda la tabla: la fila que queda muy por debajo se vuelve puros ceros y se divide por 0. "
        "¿Qué máximo necesita cada fila?")),
    Mistake("attention-no_keepdims", "attention-weights", _no_keepdims, N_(
        "Calculas bien las sumas de las filas, pero al dividir NumPy las puso en las columnas. Imprime la forma de esa suma.")),
    Mistake("attention-hard", "attention-weights", _hard, N_(
        "Le das todo a la clave ganadora. La atención toma un poco de todas, más de la que más se parece.")),
    Mistake("attention-uniform", "attention-weights", _uniform, N_(
        "Todas las claves pesan lo mismo: `Q` y `K` no cambian nada. ¿De dónde sale que una palabra importe más que otra?")),
    Mistake("attention-rounded", "attention-weights", _rounded, N_(
        "Redondeas los pesos a dos decimales. Redondea al mostrar, no al calcular: con menos cifras las filas ya no suman 1.")),
    Mistake("attention-returns_scores", "attention-weights", _returns_scores, N_(
        "Tu salida está bien; lo segundo que devuelves son los puntajes, antes del softmax. Se piden los pesos.")),
    Mistake("attention-output_transposed_weights", "attention-output", _output_transposed_weights, N_(
        "Tus pesos están bien, pero los giras antes de mezclar, y cada salida se arma con lo que las otras le prestaron a una "
        "palabra. ¿De quién es cada fila de los pesos?")),
    Mistake("attention-output_transposed_values", "attention-output", _output_transposed_values, N_(
        "Tus pesos están bien, pero giras `V` antes de mezclar: se combinan trozos de vector y no valores enteros. ¿Qué forma "
        "debe tener la salida?")),
    Mistake("attention-output_keys", "attention-output", _output_keys, N_(
        "Tus pesos están bien, pero mezclas las claves. La clave anuncia; ¿quién trae lo que se entrega?")),
    Mistake("attention-output_queries", "attention-output", _output_queries, N_(
        "Tus pesos están bien, pero mezclas las consultas. La consulta pregunta; ¿quién trae lo que se entrega?")),
    Mistake("attention-output_scores", "attention-output", _output_scores, N_(
        "Devuelves los pesos correctos, pero la salida la mezclas con los puntajes. ¿Cuál de las dos tablas dice cuánto "
        "tomar?")),
    Mistake("attention-output_scaled", "attention-output", _output_scaled, N_(
        "Divides también la salida por √d_k. Los pesos ya suman 1: la mezcla no necesita otra escala.")),
    Mistake("attention-output_pooled", "attention-output", _output_pooled, N_(
        "Promedias las salidas de todas las consultas en un solo vector. Cada palabra necesita el suyo.")),
    Mistake("attention-output_divided", "attention-output", _output_divided, N_(
        "Divides la mezcla por cuántas claves hay. Los pesos ya suman 1: esa suma ya es un promedio.")),
    Mistake("attention-output_residual", "attention-output", _output_residual, N_(
        "A la mezcla le sumas otra vez los valores. Esa suma existe en el Transformer, pero fuera de esta función.")),
    Mistake("attention-output_residual_queries", "attention-output", _output_residual_queries, N_(
        "A la mezcla le sumas las consultas. Una suma así existe en el Transformer, pero fuera de esta función.")),
    Mistake("attention-output_best", "attention-output", _output_best, N_(
        "Entregas solo el valor de la clave con más peso y botas el resto. ¿Para qué calculaste los otros pesos?")),
    Mistake("attention-same_length", "attention-cross", _same_length, N_(
        "Exiges que haya tantas consultas como claves. Una pregunta de tres palabras puede buscar en un texto de cinco: ¿qué "
        "medida sí deben compartir `Q` y `K`?")),
    Mistake("attention-cut_keys", "attention-cross", _cut_keys, N_(
        "Usas solo tantas claves como consultas hay y botas las demás. Toda consulta mira todas las claves.")),
    Mistake("attention-square_loops", "attention-cross", _square_loops, N_(
        "Recorres consultas y claves con un mismo largo `n`. Cuando no hay tantas de unas como de otras, ¿qué forma tiene la "
        "tabla?")),
    Mistake("attention-output_like_queries", "attention-cross", _output_like_queries, N_(
        "Reservas la salida con la forma de `Q`. Lo que se mezcla son los valores: ¿qué ancho tienen ellos?")),
    Mistake("attention-reverses_axes", "attention-leading_axes", _reverses_axes, N_(
        "Tu transposición invierte todos los ejes, también los del lote. ¿Cuáles dos hay que cambiar, contados desde el "
        "final?")),
    Mistake("attention-reverses_axes_unscaled", "attention-leading_axes", _reverses_axes_unscaled, N_(
        "Son dos cosas: a tus puntajes les falta √d_k, y tu transposición invierte también los ejes del lote. Empieza por una "
        "sola frase; después mira las formas con un lote.")),
    Mistake("attention-second_axis_as_d_k", "attention-leading_axes", _second_axis_as_d_k, N_(
        "Lees d_k en el eje 1. Con un lote delante, ese eje cuenta palabras: ¿cómo nombras un eje contándolo desde el final?")),
    Mistake("attention-axis_one", "attention-leading_axes", _axis_one, N_(
        "Tu softmax trabaja en el eje 1. Con un lote delante, ahí están las consultas: ¿cómo nombras el de las claves, sea "
        "cual sea el número de ejes?")),
    Mistake("attention-three_axes_at_most", "attention-leading_axes", _three_axes_at_most, N_(
        "Tu transposición conoce dos y tres ejes; con lote y cabezas llegan cuatro. ¿Hay una forma de cambiar los dos últimos "
        "sin contar los demás?")),
    Mistake("attention-two_axes_only", "attention-leading_axes", _two_axes_only, N_(
        "Tu cuenta nombra exactamente dos ejes y los de delante no caben. ¿Cómo se dice ahí «los ejes que haya»?")),
    Mistake("attention-dot", "attention-leading_axes", _dot, N_(
        "Con un lote, `np.dot` cruza cada frase con todas las demás. Compara su resultado con el de `@` en forma (2, 4, 3).")),
    Mistake("attention-first_of_batch", "attention-leading_axes", _first_of_batch, N_(
        "De todo el lote calculas solo la primera frase. ¿Qué forma tienen las entradas y cuál tu resultado?")),
    Mistake("attention-batch_joined", "attention-leading_axes", _batch_joined, N_(
        "Pegas las frases del lote en una sola y se miran entre ellas. Cada una debe quedar aparte.")),
    Mistake("attention-scales_queries_in_place", "attention-untouched", _scales_queries_in_place, N_(
        "Escalas dentro del arreglo que recibes, y quien te llamó se queda con otra `Q`. Mira qué operador guarda el "
        "resultado en el mismo sitio.")),
    Mistake("attention-scales_keys_in_place", "attention-untouched", _scales_keys_in_place, N_(
        "Escalas dentro del arreglo que recibes, y quien te llamó se queda con otra `K`. Mira qué operador guarda el "
        "resultado en el mismo sitio.")),
    Mistake("attention-scales_both_in_place", "attention-untouched", _scales_both_in_place, N_(
        "Escalas dentro de los arreglos que recibes, y quien te llamó se queda con otras `Q` y `K`. Mira qué operador guarda "
        "el resultado en el mismo sitio.")),
)
