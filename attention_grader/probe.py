"""The student's side of the judge: calls what it is asked to call and ships what comes back.

This one file is all of the grader that a student's process ever holds. It knows no right answer and decides nothing;
what it ships is a claim, which `channel.py` reads as one. It needs NumPy and the standard library only.
"""

import base64
import builtins
import contextlib
import io
import warnings

import numpy as np

MAX_BYTES = 1 << 20  # of one shipped array; the largest right answer of the course has a tenth of it
MAX_ITEMS = 8        # of a shipped tuple or list
MAX_TEXT = 300       # characters of a shipped string


def encode(value, depth=0):
    """Describe any `value` as JSON: arrays by dtype, shape and bytes, what cannot be shipped by its type's name."""
    if value is None:
        return {"kind": "none"}
    if isinstance(value, str):
        return {"kind": "text", "text": str(value)[:MAX_TEXT]}
    if isinstance(value, (bool, int, float, np.number, np.bool_)):
        if isinstance(value, (complex, np.complexfloating)):
            return _other(value)
        return {"kind": "number", "number": float(value), "type": type(value).__name__[:MAX_TEXT]}
    if isinstance(value, (tuple, list)):
        if depth > 1 or len(value) > MAX_ITEMS:
            return {"kind": "list" if isinstance(value, list) else "tuple", "length": len(value), "items": []}
        items = [encode(item, depth + 1) for item in value]
        return {"kind": "list" if isinstance(value, list) else "tuple", "length": len(items), "items": items}
    if isinstance(value, np.ndarray):
        return _encode_array(value)
    return _other(value)


def _encode_array(value):
    if isinstance(value, np.ma.MaskedArray):
        value = np.ma.filled(value.astype(float), np.nan)
    array = np.array(value, subok=False)
    if array.dtype.kind == "f" and array.dtype.itemsize > 8:
        array = array.astype(np.float64)
    if array.dtype.kind not in "biufc" or array.nbytes > MAX_BYTES:
        return {"kind": "array", "dtype": str(array.dtype)[:MAX_TEXT], "shape": list(array.shape), "data": None}
    array = np.ascontiguousarray(array).reshape(array.shape)
    array = array.astype(array.dtype.newbyteorder("<"))
    data = base64.b64encode(array.tobytes()).decode("ascii")
    return {"kind": "array", "dtype": array.dtype.str, "shape": list(array.shape), "data": data}


def _other(value):
    return {"kind": "other", "type": type(value).__name__[:MAX_TEXT]}


def decode_input(value):
    """Rebuild an input that the judge sent: an array, or a number or None as it is."""
    if isinstance(value, dict):
        array = np.frombuffer(base64.b64decode(value["data"]), dtype=value["dtype"])
        return array.reshape(value["shape"]).copy()
    return value


def observe(target, args, kwargs):
    """Call `target(*args, **kwargs)` and describe what came of it; only an interrupt of the judge's gets through.

    A `target` that cannot be called is described as a value: so are the answers to questions. Prints are swallowed and
    warnings ignored, whatever the filters of the notebook say.
    """
    try:
        with (contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()),
              warnings.catch_warnings(), np.errstate(all="ignore")):
            warnings.simplefilter("ignore")
            if not callable(target):
                return {"status": "value", "value": encode(target)}
            value = encode(target(*args, **kwargs))
    except KeyboardInterrupt:
        return {"status": "interrupted"}
    except BaseException as error:  # whatever student code raises is a result, SystemExit included
        bases = [base.__name__[:MAX_TEXT] for base in type(error).__mro__ if base is not object][:MAX_ITEMS]
        try:
            message = str(error)[:MAX_TEXT]
        except Exception:
            message = ""
        return {"status": "raised", "types": bases, "message": message}
    return {"status": "returned", "value": value, "after": [encode(value) for value in (*args, *kwargs.values())]}


class Probe:
    """What the judge may ask of a notebook's `namespace`: pin a function, call it, replace the ones before it."""

    def __init__(self, namespace):
        self.namespace = namespace
        self.pinned = {}
        self.then = {}
        self.own = {}

    def handle(self, request):
        """Carry out one request, a dictionary with an `action`, and return the reply, a dictionary."""
        return getattr(self, "_" + request["action"])(request)

    def _pin(self, request):
        """Keep what `name` means now, and what all names mean that it may use: later cells that reuse them do no harm."""
        name = request["name"]
        if name in self.namespace:
            self.pinned[name] = self.namespace[name]
            self.then[name] = dict(self.namespace)
        return {"status": "done"}

    def _call(self, request):
        name = request["name"]
        if name not in self.pinned:
            return {"status": "undefined"}
        args = [decode_input(value) for value in request["args"]]
        kwargs = {key: decode_input(value) for key, value in request["kwargs"].items()}
        with self._as_then(name):
            return observe(self.pinned[name], args, kwargs)

    def _calls(self, request):
        """Several calls in a row; an interrupt ends them all."""
        replies = []
        for call in request["calls"]:
            replies.append(self._call(call))
            if replies[-1]["status"] == "interrupted":
                return replies[-1]
        return {"status": "done", "replies": replies}

    @contextlib.contextmanager
    def _as_then(self, name):
        """Let every name mean what it meant when `name` was pinned; what was only defined later stays, but for what hides a
        builtin."""
        now = dict(self.namespace)
        for key, value in self.then[name].items():
            if key not in self.own:
                self.namespace[key] = value
        self.namespace.setdefault("np", np)  # the contract gives NumPy, also after a `%reset`
        for key in now.keys() - self.then[name].keys() - self.own.keys():
            if hasattr(builtins, key):
                del self.namespace[key]
        try:
            yield
        finally:
            self.namespace.clear()
            self.namespace.update(now)

    def _replace(self, request):
        """Put the functions that `source` defines in the place of the notebook's own."""
        module = {"np": np}
        exec(request["source"], module)
        for name in request["names"]:
            self.own[name] = self.namespace.get(name)
            self.namespace[name] = module[name]
        return {"status": "done"}

    def _restore(self, request):
        """Give the notebook its own functions back."""
        for name, own in self.own.items():
            if own is None:
                del self.namespace[name]
            else:
                self.namespace[name] = own
        self.own = {}
        return {"status": "done"}
