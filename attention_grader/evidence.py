"""Facts for the student, in Spanish: what was called, what came back, what was due. Never an input, never a solution.

Each function returns `(kind, fact)`: a word for the code and a sentence. Numbers are summaries (shapes, sums, the largest
weight), so that nothing of a hidden input can be read off a message.
"""

import re
from collections.abc import Mapping
from typing import Any

import numpy as np

from .channel import Items, Observation, Opaque, Value
from .text import N_, _

RTOL, ATOL = 1e-5, 1e-6


def call_text(name: str, args: tuple[Any, ...], kwargs: Mapping[str, Any], names: tuple[str, ...]) -> str:
    """`softmax(x, axis=0)` con `x` de forma (3, 4): numbers by value, arrays by their name and shape."""
    shown: list[str] = []
    shapes: dict[str, list[str]] = {}
    for position, value in enumerate((*args, *kwargs.values())):
        parameter = (*names[:len(args)], *kwargs)[position]
        if isinstance(value, np.ndarray):
            shapes.setdefault(f"{value.shape}{_whole(value)}", []).append(f"`{parameter}`")
        text = parameter if isinstance(value, np.ndarray) else str(value)
        shown.append(f"{parameter}={text}" if position >= len(args) else text)
    call = f"`{name}({', '.join(shown)})`"
    if not shapes:
        return call
    groups = [f"{_join(parameters)} {_('de forma')} {shape}" for shape, parameters in shapes.items()]
    return f"{call} {_('con')} {', '.join(groups)}"


def _whole(value: np.ndarray) -> str:
    return f" {_('y números enteros')}" if value.dtype.kind in "iu" else ""


def _join(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {_('y')} {parts[-1]}"


def agree(got: Value, due: Value, rtol: float = RTOL, atol: float = ATOL) -> bool:
    """Whether `got` is `due`: the same structure, the same shape exactly, numbers within the contract's tolerance."""
    if isinstance(due, Items):
        return (isinstance(got, Items) and got.type == due.type and got.length == due.length == len(got.items)
                and all(agree(one, other, rtol, atol) for one, other in zip(got.items, due.items)))
    if isinstance(due, np.ndarray):
        return (isinstance(got, np.ndarray) and got.dtype.kind in "iuf" and got.shape == due.shape
                and close(_float(got), _float(due), rtol, atol))
    return type(got) is type(due) and got == due


def close(got: np.ndarray, due: np.ndarray, rtol: float = RTOL, atol: float = ATOL, equal_nan: bool = False) -> bool:
    """What `np.allclose` says of two arrays of one shape, in a fifth of its time: a judgement asks thousands of times."""
    with np.errstate(all="ignore"):
        near = (np.abs(got - due) <= atol + rtol * np.abs(due)) & np.isfinite(due) | (got == due)
        return bool((near | ((got != got) & (due != due)) if equal_nan else near).all())


def _float(array: np.ndarray) -> np.ndarray:
    return array.astype(np.float64) if array.dtype.kind != "c" else array.astype(np.complex128)


def failure(observed: Observation, name: str) -> tuple[str, str] | None:
    """The fact where a call gave no value at all; None where it returned."""
    match observed.status:
        case "returned":
            return None
        case "undefined":
            return "undefined", observed.message or _("no encontré ninguna función con el nombre `{name}`").format(name=name)
        case "value":
            return "not_callable", _("`{name}` no es una función: en tu cuaderno ese nombre guarda otra cosa").format(
                name=name)
        case "timeout":
            return "timeout", _("tu función no terminó en 5 s con esta entrada; mira si un bucle se queda sin salida")
        case "died":
            return "died", _("el proceso de Python terminó de golpe durante la llamada")
        case "raised":
            return raised(observed)
    return "unreadable", _("lo que llegó de tu cuaderno no se pudo leer como un resultado")


def raised(observed: Observation) -> tuple[str, str]:
    """What an exception means. Its own text is not shown: NumPy's is explained, anyone else's could hold an input."""
    error, message = observed.types[0], observed.message
    if "NotImplementedError" in observed.types:
        return "unanswered", _("todavía lanza `NotImplementedError`; esta parte está sin hacer, o quedó un `raise` antes del "
                               "`return`")
    shapes = re.findall(r"\([\d, ]*\)", message)
    for pattern, kind, meaning in MEANINGS:
        if re.search(pattern, message):
            text = _(meaning).format(shapes=_join(shapes) if shapes else "").rstrip()
            return kind, _("falló con `{error}`: {meaning}").format(error=error, meaning=text)
    if error == "NameError":
        missing = re.search(r"name '(\w{1,40})' is not defined", message)
        what = f" (`{missing[1]}`)" if missing else ""
        return "raised", _("falló con `NameError`: tu código usa un nombre{what} que no existe cuando se ejecuta").format(
            what=what)
    if error == "TypeError" and ("positional argument" in message or "keyword argument" in message):
        return "signature", _("falló con `TypeError`: los parámetros de tu función no son los que pide el enunciado")
    return "raised", _("falló con `{error}`").format(error=error)


MEANINGS: tuple[tuple[str, str, str], ...] = (
    (r"could not be broadcast together", "broadcast",
     N_("NumPy no puede combinar elemento a elemento formas distintas {shapes}")),
    (r"could not broadcast input array", "broadcast",
     N_("NumPy no puede guardar un arreglo dentro de otro de forma distinta {shapes}")),
    (r"matmul: Input operand 1 has a mismatch", "matmul",
     N_("en el producto `@` las columnas del primero deben ser tantas como las filas del segundo")),
    (r"shapes .* not aligned", "matmul",
     N_("en el producto las columnas del primero deben ser tantas como las filas del segundo {shapes}")),
    (r"bitwise_xor|unsupported operand type\(s\) for \^", "xor", N_("en Python `^` no es la potencia")),
    (r"cannot reshape array", "reshape", N_("el arreglo no tiene tantas entradas como pide la forma nueva")),
    (r"axis \S+ is out of bounds", "axis", N_("pides un eje que este arreglo no tiene")),
    (r"axes don't match array", "axis", N_("la transposición nombra un número de ejes que este arreglo no tiene")),
    (r"truth value of an array", "truth",
     N_("un arreglo entero no es verdadero ni falso; con `None` se compara con `is None`")),
    (r"object is not callable", "not_callable",
     N_("un nombre que usas como función guarda otra cosa; quizá lo reutilizaste en otra celda")),
    (r"Cannot cast ufunc", "cast", N_("quieres guardar decimales dentro de un arreglo de enteros")),
    (r"Integers to negative integer powers", "integer_power", N_("una potencia de enteros no puede llevar exponente negativo")),
    (r"not enough values to unpack|too many values to unpack", "unpack",
     N_("desempaquetas un número de valores distinto del que hay")),
    (r"assignment destination is read-only|output array is read-only", "read_only", N_("quieres escribir en un arreglo protegido")),
)


def wrong_type(got: Value, due: str) -> tuple[str, str] | None:
    """The fact where `got` is no array of real numbers; `due` says what was asked for."""
    if isinstance(got, np.ndarray):
        if got.dtype.kind == "b":
            return "boolean", _("devolvió un arreglo de verdadero y falso; {due}").format(due=due)
        if got.dtype.kind == "c":
            return "complex", _("devolvió números complejos; {due}").format(due=due)
        return None
    if got is None:
        return "none", _("no devolvió nada (`None`), quizá falta el `return`; {due}").format(due=due)
    if isinstance(got, Items):
        word = _("una lista") if got.type == "list" else _("una tupla")
        return got.type, _("devolvió {word} de {n}; {due}").format(word=word, n=got.length, due=due)
    if isinstance(got, Opaque):
        if got.shape is not None:
            return "dtype", _("devolvió un arreglo de tipo `{type}` y forma {shape}; {due}").format(
                type=got.type, shape=got.shape, due=due)
        return "other", _("devolvió un objeto de tipo `{type}`; {due}").format(type=got.type, due=due)
    if isinstance(got, float):
        return "number", _("devolvió un solo número; {due}").format(due=due)
    return "text", _("devolvió un texto; {due}").format(due=due)


def difference(got: Value, due: np.ndarray, what: str, shares_axis: int | None,
               rtol: float = RTOL, atol: float = ATOL) -> tuple[str, str] | None:
    """Say how `got` differs from `due`, the most telling fact first; None where they agree.

    `what` names the result («los pesos»); `shares_axis` is the axis along which it must sum to 1, if it must.
    """
    wrong = wrong_type(got, _("se pide un arreglo de NumPy de forma {shape}").format(shape=due.shape))
    if wrong:
        return wrong
    assert isinstance(got, np.ndarray)
    if got.shape != due.shape:
        kind = "transposed" if got.shape == due.shape[::-1] else "shape"
        return kind, _("{what}: la forma es {got} y debía ser {due}").format(what=what, got=got.shape, due=due.shape)
    got, due = _float(got), _float(due)
    if close(got, due, rtol, atol):
        return None
    if np.isnan(got).any():
        return "nan", _("{what}: hay NaN en {n} de {size} entradas").format(
            what=what, n=int(np.isnan(got).sum()), size=got.size)
    if np.isinf(got).any():
        return "infinite", _("{what}: hay infinitos en {n} de {size} entradas").format(
            what=what, n=int(np.isinf(got).sum()), size=got.size)
    if shares_axis is not None:
        fact = _sums(got, shares_axis, what)
        if fact:
            return fact
    return _pattern(got, due, what)


def _sums(got: np.ndarray, axis: int, what: str) -> tuple[str, str] | None:
    """The fact where the shares do not sum to 1 along `axis`."""
    if (got < 0).any():
        return "negative", _("{what}: hay números negativos (el menor es {low:.4g}) y una proporción no baja de 0").format(
            what=what, low=got.min())
    sums = got.sum(axis=axis).ravel()
    if np.allclose(sums, 1, atol=1e-4):
        return None
    line = _line(got.ndim, axis)
    fact = _("{line} debía sumar 1 y en {what} suman {sums}").format(line=line, what=what, sums=numbers(sums))
    for other in range(-1, -got.ndim - 1, -1):
        if other != axis - got.ndim * (axis >= 0) and np.allclose(got.sum(axis=other), 1, atol=1e-4):
            return "other_axis", fact + _("; quien suma 1 es {line}").format(line=_line(got.ndim, other))
    if np.isclose(got.sum(), 1, atol=1e-4):
        return "whole", fact + _("; lo que suma 1 es el arreglo entero")
    return "sums", fact


def _line(ndim: int, axis: int) -> str:
    axis = axis - ndim if axis >= 0 else axis
    if ndim == 1:
        return _("el vector")
    if ndim == 2:
        return _("cada fila") if axis == -1 else _("cada columna")
    return _("cada fila (el último eje)") if axis == -1 else _("cada grupo a lo largo del eje {axis}").format(axis=axis + ndim)


def _pattern(got: np.ndarray, due: np.ndarray, what: str) -> tuple[str, str]:
    """The fact where shape and sums are right and the numbers are not."""
    if got.ndim >= 2 and got.shape[-1] == got.shape[-2] and np.allclose(np.swapaxes(got, -1, -2), due, RTOL, ATOL):
        return "transposed", _("{what}: son los correctos con filas y columnas cambiadas").format(what=what)
    sizable = np.abs(due) > 1e-3 * np.abs(due).max()
    ratios = got[sizable] / due[sizable]
    steady = ratios.size > 1 and abs(ratios[0] - 1) > 1e-3 and np.allclose(ratios, ratios[0], rtol=1e-4)
    if steady and np.allclose(got, ratios[0] * due, rtol=1e-4, atol=1e-6):
        return "factor", _("{what}: todo sale multiplicado por {factor:.6g}").format(what=what, factor=ratios[0])
    offset = (got - due).ravel()
    if offset.size > 1 and np.allclose(offset, offset[0], rtol=1e-4, atol=1e-6):
        return "offset", _("{what}: todo sale desplazado en {offset:.4g}").format(what=what, offset=offset[0])
    worst = np.unravel_index(np.argmax(np.abs(got - due)), got.shape)
    place = int(worst[0]) if len(worst) == 1 else tuple(int(i) for i in worst)
    wrong = int((~np.isclose(got, due, RTOL, ATOL)).sum())
    one, other = _apart(got[worst], due[worst])
    return "values", _("{what}: {wrong} de {size} entradas no coinciden; la peor, en {place}, vale {got} y debía valer {due}").format(
        what=what, wrong=wrong, size=got.size, place=place, got=one, due=other)


def _apart(one: float, other: float) -> tuple[str, str]:
    """Two numbers with as many digits as it takes to tell them apart."""
    digits = next((digits for digits in (4, 8) if f"{one:.{digits}g}" != f"{other:.{digits}g}"), 12)
    return _number(one, digits), _number(other, digits)


def _number(value: float, digits: int) -> str:
    return "0" if abs(value) < 1e-12 else f"{value:.{digits}g}"


def numbers(values: np.ndarray, most: int = 4) -> str:
    """The first few sums, with enough decimals to tell that they are not all 1: «0.71, 1.30, 0.64 y otras 2»."""
    decimals = 5 if all(f"{value:.2f}" == "1.00" for value in values) else 2
    shown = [f"{value:.{decimals}f}" for value in values[:most]]
    rest = len(values) - len(shown)
    if rest:
        return f"{', '.join(shown)} {_('y otras')} {rest}"
    return _join(shown)
