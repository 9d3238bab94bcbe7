"""What a student reads where no known mistake explains the result: each fact of the evidence, word for word."""

import numpy as np
import pytest

from attention_grader import evidence
from attention_grader.channel import Items, Observation, Opaque, read
from attention_grader.exercises.attention import Untouched
from attention_grader.exercises.masks import CausalMask, NoPeeking
from attention_grader.model import Case
from attention_grader.probe import observe
from attention_grader.rules import Agrees, Refuses, option, pair_problem, softmax_axis

ROWS = np.array([[0.1, 0.2, 0.7], [0.5, 0.25, 0.25]])
SQUARE = np.array([[0.1, 0.2, 0.7], [0.5, 0.25, 0.25], [0.3, 0.3, 0.4]])
PAIR = Items("tuple", 2, (ROWS, 2 * ROWS))
ASKED = "se pide un arreglo de NumPy de forma (2, 3)"


@pytest.mark.parametrize(("got", "kind", "fact"), [
    (None, "none", f"no devolvió nada (`None`), quizá falta el `return`; {ASKED}"),
    (3.0, "number", f"devolvió un solo número; {ASKED}"),
    ("x", "text", f"devolvió un texto; {ASKED}"),
    (Items("list", 2, ()), "list", f"devolvió una lista de 2; {ASKED}"),
    (Items("tuple", 3, ()), "tuple", f"devolvió una tupla de 3; {ASKED}"),
    (Opaque("dict"), "other", f"devolvió un objeto de tipo `dict`; {ASKED}"),
    (Opaque("object", (2,)), "dtype", f"devolvió un arreglo de tipo `object` y forma (2,); {ASKED}"),
    (ROWS > 0.2, "boolean", f"devolvió un arreglo de verdadero y falso; {ASKED}"),
    (ROWS * 1j, "complex", f"devolvió números complejos; {ASKED}"),
    (ROWS.T, "transposed", "los pesos: la forma es (3, 2) y debía ser (2, 3)"),
    (ROWS[:1], "shape", "los pesos: la forma es (1, 3) y debía ser (2, 3)"),
    (np.where(ROWS == 0.1, np.nan, ROWS), "nan", "los pesos: hay NaN en 1 de 6 entradas"),
    (np.where(ROWS == 0.1, np.inf, ROWS), "infinite", "los pesos: hay infinitos en 1 de 6 entradas"),
    (np.where(ROWS == 0.1, -0.1, ROWS), "negative", "los pesos: hay números negativos (el menor es -0.1) y una proporción no baja de 0"),
    (np.where(ROWS == 0.1, 0.0, ROWS), "sums", "cada fila debía sumar 1 y en los pesos suman 0.90 y 1.00"),
    (1.5 * ROWS, "sums", "cada fila debía sumar 1 y en los pesos suman 1.50 y 1.50"),
    (np.array([[0.25, 0.5, 0.75], [0.75, 0.5, 0.25]]), "other_axis",
     "cada fila debía sumar 1 y en los pesos suman 1.50 y 1.50; quien suma 1 es cada columna"),
    (ROWS / 2, "whole", "cada fila debía sumar 1 y en los pesos suman 0.50 y 0.50; lo que suma 1 es el arreglo entero"),
    (np.where(ROWS == 0.2, 0.20002, ROWS), "values",
     "los pesos: 1 de 6 entradas no coinciden; la peor, en (0, 1), vale 0.20002 y debía valer 0.2"),
    (ROWS[:, ::-1].copy(), "values", "los pesos: 4 de 6 entradas no coinciden; la peor, en (0, 0), vale 0.7 y debía valer 0.1"),
])
def test_what_is_wrong_with_weights_is_told_most_telling_fact_first(got, kind, fact):
    assert evidence.difference(got, ROWS, "los pesos", -1) == (kind, fact)


@pytest.mark.parametrize(("got", "due", "kind", "fact"), [
    (SQUARE.T.copy(), SQUARE, "transposed", "la salida: son los correctos con filas y columnas cambiadas"),
    (ROWS / 8, ROWS, "factor", "la salida: todo sale multiplicado por 0.125"),
    (ROWS + 0.5, ROWS, "offset", "la salida: todo sale desplazado en 0.5"),
    (np.array([0.0, 2.0]), np.array([1.0, 2.0]), "values",
     "la salida: 1 de 2 entradas no coinciden; la peor, en 0, vale 0 y debía valer 1"),
    (np.array([1.0]), np.array([2.0]), "values", "la salida: 1 de 1 entradas no coinciden; la peor, en 0, vale 1 y debía valer 2"),
])
def test_what_is_wrong_with_numbers_that_need_not_sum_to_1(got, due, kind, fact):
    assert evidence.difference(got, due, "la salida", None) == (kind, fact)


@pytest.mark.parametrize(("shape", "axis", "line"), [
    ((2,), 0, "el vector"), ((3, 2), -1, "cada fila"), ((3, 2), 1, "cada fila"), ((3, 2), 0, "cada columna"), ((3, 2), -2, "cada columna"),
    ((2, 3, 4), -1, "cada fila (el último eje)"), ((2, 3, 4), 2, "cada fila (el último eje)"),
    ((2, 3, 4), 1, "cada grupo a lo largo del eje 1"), ((2, 3, 4), -3, "cada grupo a lo largo del eje 0"),
])
def test_the_line_that_must_sum_to_1_is_named_by_its_axis(shape, axis, line):
    due = np.full(shape, 1 / shape[axis])
    _kind, fact = evidence.difference(3 * due, due, "el resultado", axis)
    assert fact.startswith(f"{line} debía sumar 1 y en el resultado suman 3.00")


@pytest.mark.parametrize("got", [ROWS, ROWS.astype(np.float32), ROWS + 9e-7, ROWS * (1 + 9e-6)], ids=["same", "single", "near", "nearly"])
def test_what_agrees_within_the_contract_is_not_told(got):
    assert evidence.difference(got, ROWS, "los pesos", -1) is None
    assert evidence.agree(got, ROWS)


@pytest.mark.parametrize("got", [ROWS + 1e-5, ROWS[None], ROWS > 0, ROWS * 1j, 1.0, None],
                         ids=["far", "shape", "bool", "complex", "float", "none"])
def test_what_does_not_agree(got):
    assert not evidence.agree(got, ROWS)


def test_infinity_agrees_with_itself_and_nan_only_where_it_is_asked_for():
    strange = np.array([np.inf, -np.inf, 1.0])
    assert evidence.close(strange, strange) and not evidence.close(strange, -strange)
    assert not evidence.close(np.array([np.inf]), np.array([1.0])) and not evidence.close(np.array([1.0]), np.array([np.inf]))
    nothing = np.array([np.nan, 1.0])
    assert evidence.close(nothing, nothing, equal_nan=True) and not evidence.close(nothing, nothing)
    assert not evidence.close(nothing, np.ones(2), equal_nan=True)


def not_done():
    raise NotImplementedError


def store_fractions_in_integers():
    values = np.ones(3, int)
    values /= 2


def write_into_what_is_protected():
    values = np.ones(3)
    values.flags.writeable = False
    values[0] = 1


def put_three_into_two():
    np.ones(2)[:] = np.ones(3)


X = np.ones((2, 3))


@pytest.mark.parametrize(("function", "kind", "fact"), [
    (not_done, "unanswered", "todavía lanza `NotImplementedError`; esta parte está sin hacer, o quedó un `raise` antes del `return`"),
    (lambda: X + X.T, "broadcast", "falló con `ValueError`: NumPy no puede combinar elemento a elemento formas distintas (2,3) y (3,2)"),
    (put_three_into_two, "broadcast",
     "falló con `ValueError`: NumPy no puede guardar un arreglo dentro de otro de forma distinta (3,) y (2,)"),
    (lambda: X @ X, "matmul",
     "falló con `ValueError`: en el producto `@` las columnas del primero deben ser tantas como las filas del segundo"),
    (lambda: np.dot(X, X), "matmul",
     "falló con `ValueError`: en el producto las columnas del primero deben ser tantas como las filas del segundo (2,3) y (2,3)"),
    (lambda: X ^ 2, "xor", "falló con `TypeError`: en Python `^` no es la potencia"),
    (lambda: X.reshape(4, 2), "reshape", "falló con `ValueError`: el arreglo no tiene tantas entradas como pide la forma nueva"),
    (lambda: X.sum(axis=2), "axis", "falló con `AxisError`: pides un eje que este arreglo no tiene"),
    (lambda: X.transpose(0, 1, 2), "axis",
     "falló con `ValueError`: la transposición nombra un número de ejes que este arreglo no tiene"),
    (lambda: 1 if X else 2, "truth",
     "falló con `ValueError`: un arreglo entero no es verdadero ni falso; con `None` se compara con `is None`"),
    (lambda: X(1), "not_callable",
     "falló con `TypeError`: un nombre que usas como función guarda otra cosa; quizá lo reutilizaste en otra celda"),
    (store_fractions_in_integers, "cast", "falló con `UFuncTypeError`: quieres guardar decimales dentro de un arreglo de enteros"),
    (lambda: np.ones(3, int) ** -2, "integer_power", "falló con `ValueError`: una potencia de enteros no puede llevar exponente negativo"),
    (lambda: [a for a, _b in [(1,)]], "unpack", "falló con `ValueError`: desempaquetas un número de valores distinto del que hay"),
    (lambda: [a for a, _b in [(1, 2, 3)]], "unpack", "falló con `ValueError`: desempaquetas un número de valores distinto del que hay"),
    (write_into_what_is_protected, "read_only", "falló con `ValueError`: quieres escribir en un arreglo protegido"),
    (lambda: nowhere, "raised",  # noqa: F821
     "falló con `NameError`: tu código usa un nombre (`nowhere`) que no existe cuando se ejecuta"),
    (lambda: (lambda a: a)(), "signature", "falló con `TypeError`: los parámetros de tu función no son los que pide el enunciado"),
    (lambda: (lambda a: a)(b=1), "signature", "falló con `TypeError`: los parámetros de tu función no son los que pide el enunciado"),
    (lambda: 1 / 0, "raised", "falló con `ZeroDivisionError`"),
    (lambda: 1 + "a", "raised", "falló con `TypeError`"),
], ids=lambda part: part if isinstance(part, str) and " " not in part else "")
def test_an_exception_is_explained(function, kind, fact):
    assert evidence.failure(read(observe(function, [], {})), "attention") == (kind, fact)


@pytest.mark.parametrize(("observation", "told"), [
    (Observation("returned", ROWS), None),
    (Observation("raised", types=("NameError",)),
     ("raised", "falló con `NameError`: tu código usa un nombre que no existe cuando se ejecuta")),
    (Observation("raised", types=("ValueError",), message="operands could not be broadcast together with shapes"),
     ("broadcast", "falló con `ValueError`: NumPy no puede combinar elemento a elemento formas distintas")),
    (Observation("undefined"), ("undefined", "no encontré ninguna función con el nombre `attention`")),
    (Observation("undefined", message="tu celda falló"), ("undefined", "tu celda falló")),
    (Observation("value", 3.0), ("not_callable", "`attention` no es una función: en tu cuaderno ese nombre guarda otra cosa")),
    (Observation("timeout"), ("timeout", "tu función no terminó en 5 s con esta entrada; mira si un bucle se queda sin salida")),
    (Observation("died"), ("died", "el proceso de Python terminó de golpe durante la llamada")),
    (Observation("interrupted"), ("unreadable", "lo que llegó de tu cuaderno no se pudo leer como un resultado")),
    (Observation("unreadable"), ("unreadable", "lo que llegó de tu cuaderno no se pudo leer como un resultado")),
], ids=lambda part: getattr(part, "status", ""))
def test_a_call_that_gave_no_value_is_told(observation, told):
    assert evidence.failure(observation, "attention") == told


@pytest.mark.parametrize(("got", "told"), [
    (PAIR, None),
    (ROWS, ("single", "devolvió un solo arreglo de forma (2, 3); se pide la tupla `(output, weights)`")),
    (Items("tuple", 2, PAIR.items[::-1]),
     ("swapped", "devolvió primero los pesos y después la salida; se pide la tupla `(output, weights)`")),
    (Items("list", 2, PAIR.items), ("list", "devolvió una lista de 2; se pide la tupla `(output, weights)`")),
    (Items("tuple", 3, (*PAIR.items, ROWS)), ("tuple", "devolvió una tupla de 3; se pide la tupla `(output, weights)`")),
    (None, ("none", "no devolvió nada (`None`), quizá falta el `return`; se pide la tupla `(output, weights)`")),
    (1.0, ("number", "devolvió un solo número; se pide la tupla `(output, weights)`")),
], ids=["pair", "single", "swapped", "list", "three", "none", "number"])
def test_what_is_no_pair_of_output_and_weights_is_told(got, told):
    assert pair_problem(got, PAIR) == told


@pytest.mark.parametrize(("values", "text"), [
    ([0.711, 1.3, 0.64, 1, 2, 3], "0.71, 1.30, 0.64, 1.00 y otras 2"), ([0.5], "0.50"), ([0.5, 2], "0.50 y 2.00"),
    ([1.00002, 0.99999], "1.00002 y 0.99999"), ([0.7, 1.3, 0.6, 2], "0.70, 1.30, 0.60 y 2.00"),
])
def test_sums_are_shown_with_the_decimals_that_it_takes(values, text):
    assert evidence.numbers(np.array(values)) == text


@pytest.mark.parametrize(("name", "case", "text"), [
    ("softmax", Case((X,), {"axis": 0}, ("x",)), "`softmax(x, axis=0)` con `x` de forma (2, 3)"),
    ("attention", Case((X, X, np.ones((3, 1), int)), {}, ("Q", "K", "V")),
     "`attention(Q, K, V)` con `Q` y `K` de forma (2, 3), `V` de forma (3, 1) y números enteros"),
    ("masked_attention", Case((X, X, X), {"mask": X}, ("Q", "K", "V")),
     "`masked_attention(Q, K, V, mask=mask)` con `Q`, `K`, `V` y `mask` de forma (2, 3)"),
    ("causal_mask", Case((4,), {}, ("n",)), "`causal_mask(4)`"),
])
def test_the_call_is_told_with_names_and_shapes(name, case, text):
    assert evidence.call_text(name, case.args, case.kwargs, case.names) == text


REFUSES = Refuses("masked_attention", accepted=lambda case: case.args[0] == 1,
                  tells_shapes=lambda case: (((1, 6),), ((6, 6), (6, 5))))


def told_of(number, observation):
    case = Case((number,), {}, ("x",))
    found = REFUSES([case], [observation], [Observation("returned", ROWS)])
    return found and (found.kind, found.fact.removeprefix(f"Llamé a `masked_attention({number})`: "))


def error(*types, message=""):
    return Observation("raised", types=types, message=message)


@pytest.mark.parametrize(("number", "observation", "told"), [
    (1, Observation("returned", ROWS + 1), None),
    (1, Observation("returned", ROWS.T), ("shape", "devolvió un arreglo de forma (3, 2) y debía devolver un arreglo de forma (2, 3).")),
    (1, Observation("returned", PAIR),
     ("shape", "devolvió un par: un arreglo de forma (2, 3) y un arreglo de forma (2, 3) y debía devolver un arreglo de forma (2, 3).")),
    (1, Observation("returned", Items("tuple", 3, ())), ("shape", "devolvió 3 valores y debía devolver un arreglo de forma (2, 3).")),
    (1, Observation("returned", 3.0), ("shape", "devolvió otra cosa y debía devolver un arreglo de forma (2, 3).")),
    (1, error("ValueError"), ("refused_right", "esta entrada es correcta y falló con `ValueError`.")),
    (1, Observation("timeout"), ("timeout", "tu función no terminó en 5 s con esta entrada; mira si un bucle se queda sin salida.")),
    (2, Observation("returned", ROWS), ("silent", "debía lanzar `ValueError` y no protestó: devolvió un resultado.")),
    (2, error("TypeError"), ("other_error", "debía lanzar `ValueError` y lanzó `TypeError`.")),
    (2, error("ValueError", message="mal"),
     ("mute_error", "lanzó `ValueError`, pero el mensaje no dice las dos formas: la de la máscara y la que debía tener.")),
    (2, error("ValueError", message="(1, 6)"),
     ("mute_error", "lanzó `ValueError`, pero el mensaje no dice las dos formas: la de la máscara y la que debía tener.")),
    (2, error("ValueError", message="(11, 6) y (6, 66)"),
     ("mute_error", "lanzó `ValueError`, pero el mensaje no dice las dos formas: la de la máscara y la que debía tener.")),
    (2, error("ValueError", message="la máscara es (1, 6) y debía ser (6, 6)"), None),
    (2, error("ValueError", message="1x6, se esperaba 6×5"), None),
    (2, error("AxisError", "ValueError", message="1 6 6 5"), None),
    (2, Observation("died"), ("died", "el proceso de Python terminó de golpe durante la llamada.")),
])
def test_what_must_be_refused_and_what_must_not(number, observation, told):
    assert told_of(number, observation) == told


@pytest.mark.parametrize("observation", [
    Observation("undefined"), Observation("value", 3.0), Observation("died"), Observation("unreadable"), error("NotImplementedError"),
    error("TypeError", message="f() got an unexpected keyword argument 'mask'"),
], ids=["undefined", "value", "died", "unreadable", "unanswered", "signature"])
def test_a_function_that_cannot_be_called_is_not_told_that_the_input_was_right(observation):
    kind, fact = evidence.failure(observation, "masked_attention")
    assert told_of(1, observation) == (kind, f"{fact}.")


def test_who_leaves_the_input_alone_because_nothing_is_looked_at_has_not_left_it_alone():
    cases = [Case((number * SEEN, SEEN, OUT), {}, ("Q", "K", "V")) for number in (1, 2)]
    right = [Observation("returned", Items("tuple", 2, (number * OUT, np.roll(SEEN, number, 1)))) for number in (1, 2)]
    call = "Llamé a `attention(Q, K, V)` con `Q` y `K` de forma (3, 3), `V` de forma (3, 2): "
    assert Untouched("attention")(cases, right, right) is None
    touched = [right[0], Observation("returned", right[1].value, changed=(1,))]
    found = Untouched("attention")(cases, touched, right)
    assert (found.kind, found.fact) == ("changed", f"{call}al terminar, `K` ya no era el que te di.")
    found = Untouched("attention")(cases, [right[0], right[0]], [right[0], right[0]])
    assert (found.kind, found.fact) == ("blind", f"{call}con otra `Q` el resultado no cambió.")


@pytest.mark.parametrize(("answer", "named"), [
    ("b", "b"), (" (B). ", "b"), ('"c"', "c"), ("x", "x"), ("XbX", "xbx"), (None, None), (1.0, None),
])
def test_an_answer_names_its_option_however_it_is_written(answer, named):
    assert option(answer) == named


@pytest.mark.parametrize("message", ["la forma era ()", "es un ESCALAR", "a scalar", "0-d", "[ ]"])
def test_a_number_alone_is_a_shape_too(message):
    rule = Refuses("masked_attention", accepted=lambda case: False, tells_shapes=lambda case: (((),),))
    assert rule([Case((2,), {}, ("x",))], [error("ValueError", message=message)], [Observation("returned")]) is None


def test_softmax_sums_to_1_along_the_axis_that_is_asked_for_or_the_last():
    assert [softmax_axis(Case((X,), kwargs, ("x",))) for kwargs in ({}, {"axis": 0}, {"axis": -2})] == [-1, 0, -2]


def test_an_input_that_was_changed_is_told_by_its_name():
    case = Case((ROWS,), {"axis": -1}, ("x",))
    rule = Agrees("softmax", untouched=True)
    seen = Observation("returned", ROWS, changed=(0,))
    found = rule([case, case], [Observation("returned", ROWS), seen], [Observation("returned", ROWS)] * 2)
    assert (found.kind, found.fact) == (
        "changed", "Llamé a `softmax(x, axis=-1)` con `x` de forma (2, 3): el resultado es correcto, pero al terminar `x` ya no era el "
        "que te di.")
    assert Agrees("softmax")([case], [seen], [Observation("returned", ROWS)]) is None


FUTURE = np.triu(np.ones((4, 4), bool), 1)
CAUSAL = np.where(FUTURE, -1e9, 0.0)
ITSELF = np.triu(np.ones((4, 4), bool))
QUERY = "con esa máscara, la consulta {i} (contando desde 0)"
LEAK = "con puntajes de hasta {size}, pesos del futuro que no son exactamente 0: {n} de 6; el mayor: {worst}."


def changed(row, column, by):
    mask = CAUSAL.copy()
    mask[row, column] += by
    return mask


def told_of_a_mask(mask, exact):
    case = Case((4,), {}, ("n",))
    right = Observation("returned", CAUSAL)
    found = CausalMask(exact)([case, case], [right, Observation("returned", mask)], [right, right])
    return found and (found.kind, found.fact.removeprefix("Llamé a `causal_mask(4)`: "))


@pytest.mark.parametrize(("mask", "structure", "exact"), [
    (CAUSAL, None, None),
    (CAUSAL + 7, None, None),
    (np.where(FUTURE, -np.inf, 0.0), None, None),
    (np.where(FUTURE, np.finfo(float).min, 0.0), None, None),
    (None, ("none", "no devolvió nada (`None`), quizá falta el `return`; se pide un arreglo de números de forma (4, 4)."),
     ("none", "no devolvió nada (`None`), quizá falta el `return`; se pide un arreglo de números de forma (4, 4).")),
    (CAUSAL[:3], ("shape", "la forma es (3, 4) y debía ser (4, 4)."), ("shape", "la forma es (3, 4) y debía ser (4, 4).")),
    (np.where(FUTURE, np.nan, 0.0), ("nan", "hay NaN en 6 de 16 entradas."), ("nan", "hay NaN en 6 de 16 entradas.")),
    (np.where(ITSELF, -np.inf, 0.0), ("nan", f"{QUERY.format(i=0)} recibe pesos NaN."),
     ("nan", "al sumarla a unos puntajes, los pesos no suman 1 en todas las filas.")),
    (np.zeros((4, 4)), ("future", f"{QUERY.format(i=0)} todavía mira a la clave 1, que está en su futuro."),
     ("leak", LEAK.format(size=3, n=6, worst=0.64))),
    (changed(1, 3, 1e9), ("future", f"{QUERY.format(i=1)} todavía mira a la clave 3, que está en su futuro."),
     ("leak", LEAK.format(size=3, n=1, worst=0.5))),
    (changed(2, 2, -1e9), ("hidden", f"{QUERY.format(i=2)} no puede mirarse a sí misma."), None),
    (changed(2, 0, -1e9), ("hidden", f"{QUERY.format(i=2)} no puede mirar a la clave 0, que está en su pasado."), None),
    (changed(2, 1, -1), ("uneven", f"{QUERY.format(i=2)} favorece a unas claves permitidas sobre otras."), None),
    (np.where(FUTURE, -5.0, 0.0), None, ("leak", LEAK.format(size=3, n=6, worst=0.062))),
    (np.where(FUTURE, -100.0, 0.0), None, ("leak", LEAK.format(size=3, n=6, worst="3.7e-43"))),
    (np.where(FUTURE, -1e4, 0.0), None, ("leak", LEAK.format(size=9000, n=6, worst=1))),
    (np.where(FUTURE, -1e8, 0.0), None, ("leak", LEAK.format(size="4e+08", n=6, worst=1))),
])
def test_a_mask_is_told_by_who_looks_at_whom(mask, structure, exact):
    assert (told_of_a_mask(mask, False), told_of_a_mask(mask, True)) == (structure, exact)


SEEN = np.array([[1.0, 0.0, 0.0], [0.4, 0.6, 0.0], [0.2, 0.3, 0.5]])  # three queries that look at no future
OUT = SEEN @ np.array([[1.0, 2.0], [3.0, 5.0], [4.0, 8.0]])
RULE = NoPeeking(future=((0, 1, 2),), past=((0, 2, 0),))


def told_of_peeking(base, future, past):
    """What the rule finds in three results: of the base, with another last key, and with another first key."""
    cases = [Case((SEEN, SEEN, OUT), {"mask": SEEN}, ("Q", "K", "V"))] * 3
    observed = [Observation("returned", Items("tuple", 2, pair) if isinstance(pair, tuple) else pair) for pair in (base, future, past)]
    found = RULE(cases, observed, [Observation("returned", Items("tuple", 2, (OUT, SEEN)))] * 3)
    return found and (found.kind, found.fact.partition("forma (3, 2): ")[2])


def moved(array, *rows):
    """The array with other numbers in some rows; weights sum to 1 all the same."""
    other = array.copy()
    for row in rows:
        other[row] = other[row][::-1]
        other[row, 0], other[row, -1] = other[row, 0] + 0.05, other[row, -1] - 0.05
    return other


PEEKS = "cambié la clave y el valor de la posición 2, que es futuro para las anteriores, y el resultado de ellas cambió: "
BLIND = "cambié la clave y el valor de la posición 0, que es pasado para las siguientes, y no todas lo notaron."


@pytest.mark.parametrize(("base", "future", "past", "told"), [
    ((OUT, SEEN), (moved(OUT, 2), moved(SEEN, 2)), (moved(OUT, 0, 1, 2), moved(SEEN, 0, 1, 2)), None),
    ((OUT, SEEN), (moved(OUT, 1, 2), SEEN), (moved(OUT, 1, 2), moved(SEEN, 1, 2)),
     ("peeks", PEEKS + "la salida.")),
    ((OUT, SEEN), (OUT, moved(SEEN, 0)), (moved(OUT, 1, 2), moved(SEEN, 1, 2)),
     ("peeks", PEEKS + "los pesos.")),
    ((OUT, SEEN), (moved(OUT, 0), moved(SEEN, 1)), (moved(OUT, 1, 2), moved(SEEN, 1, 2)),
     ("peeks", PEEKS + "la salida y los pesos.")),
    ((OUT, SEEN), (OUT, SEEN), (moved(OUT, 1, 2), moved(SEEN, 2)),
     ("blind", BLIND)),
    ((OUT, SEEN), (OUT, SEEN), (moved(OUT, 1), moved(SEEN, 1, 2)),
     ("blind", BLIND)),
    ((OUT, 2 * SEEN), (OUT, SEEN), (OUT, SEEN), ("sums", "cada fila de los pesos debía sumar 1 y las tuyas suman 2.00, 2.00 y 2.00.")),
    ((OUT, SEEN), OUT, (OUT, SEEN), ("single", "devolvió un solo arreglo de forma (3, 2); se pide la tupla `(output, weights)`.")),
    ((OUT, SEEN), (OUT, SEEN), (OUT, np.where(SEEN == 1, np.nan, SEEN)), ("nan", "los pesos: hay NaN en 1 de 9 entradas.")),
], ids=["right", "output", "weights", "both", "blind weights", "blind output", "sums", "single", "nan"])
def test_who_peeks_into_the_future_is_told_by_what_changed(base, future, past, told):
    assert told_of_peeking(base, future, past) == told
