"""Values in and out of the student's process: strict, total, capped. What comes in is a claim, never a fact.

`read` takes any bytes or object at all and returns an `Observation`; it never raises. A reply that does not keep to the
format to the letter is an observation of status `unreadable`, which passes no criterion.
"""

import base64
import binascii
import builtins
import json
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from .probe import MAX_BYTES, MAX_ITEMS, MAX_TEXT
from .text import writable

DTYPES = frozenset({
    "|b1", "|i1", "<i2", "<i4", "<i8", "|u1", "<u2", "<u4", "<u8", "<f2", "<f4", "<f8", "<c8", "<c16",
})
MAX_AXES = 8
ERRORS = frozenset(  # the classes of errors that are told by name
    {name for name, value in vars(builtins).items() if isinstance(value, type) and issubclass(value, BaseException)}
    | {"AxisError", "LinAlgError", "UFuncTypeError", "_UFuncNoLoopError", "_UFuncOutputCastingError", "_UFuncInputCastingError",
       "_UFuncBinaryResolutionError", "TooHardError", "ComplexWarning"})
TYPES = frozenset({  # and those of values
    "dict", "set", "frozenset", "str", "bytes", "bytearray", "function", "builtin_function_or_method", "method", "generator", "map",
    "filter", "zip", "range", "slice", "type", "module", "complex", "object", "bool", "ellipsis", "NotImplementedType", "str_",
    "datetime64", "timedelta64", "list_iterator", "tuple_iterator", "enumerate", "reversed", "partial", "memoryview", "int", "float",
})
T = TypeVar("T")
STATUSES = frozenset({"returned", "value", "raised", "interrupted", "undefined", "done"})


@dataclass(frozen=True)
class Opaque:
    """A value that was not shipped: something of another type, or an array of a dtype or size that is not taken."""

    type: str
    shape: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Items:
    """A tuple or a list: `items` is empty where there were too many to ship."""

    type: str
    length: int
    items: tuple["Value", ...]


Value = np.ndarray | float | str | Items | Opaque | None


@dataclass(frozen=True)
class Observation:
    """What came of one call.

    `status` is `returned` (see `value`; `changed` holds the positions of the inputs that were modified), `value` (the
    name is no function; what it holds is in `value`), `raised` (`types`: the error's class and its bases; `message`),
    `timeout`, `died` (the process ended), `undefined` (no such name), `interrupted`, or `unreadable` (a reply that breaks the format).
    """

    status: str
    value: Value = None
    changed: tuple[int, ...] = ()
    types: tuple[str, ...] = ()
    message: str = ""


UNREADABLE = Observation("unreadable")


def write_input(value: Any) -> Any:
    """Describe an input as JSON, as `probe.decode_input` reads it."""
    if isinstance(value, np.ndarray):
        little = value.astype(value.dtype.newbyteorder("<"))
        data = base64.b64encode(little.tobytes()).decode("ascii")
        return {"dtype": little.dtype.str, "shape": list(value.shape), "data": data}
    return value


def read(reply: object, given: Sequence[Any] = ()) -> Observation:
    """Read a reply, decoded JSON or its text, to a call with the inputs `given`; anything unexpected in it makes it `UNREADABLE`."""
    try:
        if isinstance(reply, (str, bytes)):
            reply = json.loads(reply)
        return _read_observation(reply, given)
    except (_Malformed, ValueError, RecursionError, MemoryError, OverflowError):
        return UNREADABLE


def read_all(reply: bytes, given: Sequence[Sequence[Any]]) -> list[Observation]:
    """Read the reply to several calls, of which each had inputs; nothing where it is not one observation for each."""
    try:
        replies = json.loads(reply).get("replies")
    except (ValueError, RecursionError, MemoryError, AttributeError):
        return []
    if not isinstance(replies, list) or len(replies) != len(given):
        return []
    return [read(one, inputs) for one, inputs in zip(replies, given)]


class _Malformed(Exception):
    """The reply breaks the format."""


def _require(condition: bool) -> None:
    if not condition:
        raise _Malformed


def _is(kind: type[T], claim: object) -> T:
    """The claim, where it is of this very type: a bool is no int here."""
    if type(claim) is not kind:
        raise _Malformed
    return claim


def _read_observation(reply: object, given: Sequence[Any]) -> Observation:
    claims = _is(dict, reply)
    status = _is(str, claims.get("status"))
    _require(status in STATUSES)
    if status == "raised":
        types = _is(list, claims.get("types"))
        _require(0 < len(types) <= MAX_ITEMS)
        names = tuple(name for name in map(_text, types) if name in ERRORS)
        return Observation("raised", types=names or ("Exception",), message=_text(claims.get("message")))
    if status == "value":
        return Observation("value", _read_value(claims.get("value"), 0))
    if status == "returned":
        after = _is(list, claims.get("after"))
        _require(len(after) == len(given))
        changed = tuple(i for i, (sent, left) in enumerate(zip(given, after)) if not _unchanged(sent, _read_value(left, 1)))
        return Observation("returned", _read_value(claims.get("value"), 0), changed)
    return Observation(status)


def _unchanged(sent: Any, left: Value) -> bool:
    """Whether an input is to the last bit what was sent; numbers and None cannot be changed."""
    return not isinstance(sent, np.ndarray) or (
        isinstance(left, np.ndarray) and left.shape == sent.shape and left.dtype == sent.dtype.newbyteorder("<")
        and left.tobytes() == sent.astype(left.dtype).tobytes())


def _read_value(claim: object, depth: int) -> Value:
    _require(depth <= 2)
    claims = _is(dict, claim)
    kind = claims.get("kind")
    if kind == "none":
        return None
    if kind == "text":
        return _text(claims.get("text"))
    if kind == "number":
        number = claims.get("number")
        return float(number if type(number) is int else _is(float, number))
    if kind in ("tuple", "list"):
        items, length = _is(list, claims.get("items")), _size(claims.get("length"))
        _require(len(items) in (0, length) and len(items) <= MAX_ITEMS)
        return Items(kind, length, tuple(_read_value(item, depth + 1) for item in items))
    if kind == "array":
        return _read_array(claims)
    _require(kind == "other")
    return Opaque(_type(claims.get("type")))


def _read_array(claims: dict[str, object]) -> Value:
    lengths = _is(list, claims.get("shape"))
    _require(len(lengths) <= MAX_AXES)
    shape, dtype, data = tuple(_size(n) for n in lengths), _is(str, claims.get("dtype")), claims.get("data")
    if data is None:
        return Opaque(_type(dtype), shape)
    _require(dtype in DTYPES)
    size = math.prod(shape) * np.dtype(dtype).itemsize
    text = _is(str, data)
    _require(size <= MAX_BYTES and len(text) <= 2 * MAX_BYTES)
    try:
        raw = base64.b64decode(text, validate=True)
    except binascii.Error:
        raise _Malformed from None
    _require(len(raw) == size)
    array: np.ndarray = np.frombuffer(raw, dtype=dtype)
    return array.reshape(shape)


def _text(claim: object) -> str:
    return writable(_is(str, claim)[:MAX_TEXT])


def _type(claim: object) -> str:
    """The name of a type, where it is one that can be shown: a name made up by the student's code could hold an input."""
    name = _text(claim)
    return name if name in TYPES or re.fullmatch(r"<?U\d{1,3}|(float|int|uint|complex)\d{1,3}", name) else "otro"


def _size(claim: object) -> int:
    size = _is(int, claim)
    _require(0 <= size <= 1 << 40)
    return size
