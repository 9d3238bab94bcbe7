"""The rules that criteria are made of: each looks at observations and returns the first `Finding`, or None.

A rule never asks how a result was computed, only what came back for which inputs.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from . import evidence
from .channel import Items, Observation, Value
from .model import Case, Finding
from .text import N_, _

PAIR = (N_("la salida"), N_("los pesos"))


def finding(name: str, case: Case, kind: str, fact: str) -> Finding:
    """Put the call before the fact: the sentence that opens every message."""
    call = evidence.call_text(name, case.args, case.kwargs, case.names)
    return Finding(kind, case, _("Llamé a {call}: {fact}.").format(call=call, fact=fact))


def softmax_axis(case: Case) -> int:
    """The axis along which the result of this call to `softmax` sums to 1."""
    return int(case.kwargs.get("axis", -1))


@dataclass(frozen=True)
class Agrees:
    """The result is the reference's, within the contract's tolerance; of a pair, the `part` that is judged.

    `shares` gives the axis along which the judged array sums to 1. `untouched` also asks that no input was modified.
    `slack` is a tolerance added to `atol`, as a function of the case, where a lower precision inside is as right.
    """

    name: str
    part: int | None = None
    what: str = N_("el resultado")
    shares: Callable[[Case], int] | None = None
    untouched: bool = False
    slack: Callable[[Case], float] | None = None

    def __call__(self, cases: Sequence[Case], observed: Sequence[Observation],
                 expected: Sequence[Observation]) -> Finding | None:
        for case, got, due in zip(cases, observed, expected):
            found = evidence.failure(got, self.name) or self._difference(case, got.value, due.value)
            if found is None and self.untouched and got.changed:
                parameter = (*case.names, *case.kwargs)[got.changed[0]]
                found = "changed", _("el resultado es correcto, pero al terminar `{parameter}` ya no era el que te di").format(
                    parameter=parameter)
            if found:
                return finding(self.name, case, *found)
        return None

    def _difference(self, case: Case, got: Value, due: Value) -> tuple[str, str] | None:
        what = _(self.what)
        if isinstance(due, Items):
            problem = pair_problem(got, due)
            if problem:
                return problem
            assert isinstance(got, Items)
            assert self.part is not None
            what, got, due = _(PAIR[self.part]), got.items[self.part], due.items[self.part]
        assert isinstance(due, np.ndarray)
        axis = self.shares(case) if self.shares else None
        slack = self.slack(case) if self.slack else 0.0
        return evidence.difference(got, due, what, axis, atol=evidence.ATOL + slack)


def pair_problem(got: Value, due: Items) -> tuple[str, str] | None:
    """The fact where `got` is not a tuple of an output and its weights."""
    asked = _("se pide la tupla `(output, weights)`")
    if isinstance(got, np.ndarray):
        return "single", _("devolvió un solo arreglo de forma {shape}; {asked}").format(shape=got.shape, asked=asked)
    if not isinstance(got, Items):
        return evidence.wrong_type(got, asked)
    if got.type != "tuple" or got.length != 2 or len(got.items) != 2:
        return evidence.wrong_type(got, asked)
    if not evidence.agree(got, due) and evidence.agree(Items("tuple", 2, got.items[::-1]), due):
        return "swapped", _("devolvió primero los pesos y después la salida; {asked}").format(asked=asked)
    return None


@dataclass(frozen=True)
class Refuses:
    """Cases whose `accepted` is false must raise a `ValueError`; the others must return, with the reference's shapes.

    The accepted cases keep a function that refuses everything from passing. `tells_shapes` gives the shapes that the
    error's message must name, any one of each group.
    """

    name: str
    accepted: Callable[[Case], bool]
    tells_shapes: Callable[[Case], Sequence[Sequence[tuple[int, ...]]]] | None = None
    silent: str = N_("debía lanzar `ValueError` y no protestó: devolvió un resultado")

    def __call__(self, cases: Sequence[Case], observed: Sequence[Observation],
                 expected: Sequence[Observation]) -> Finding | None:
        for case, got, due in zip(cases, observed, expected):
            found = self._accepts(got, due) if self.accepted(case) else self._refuses(case, got)
            if found:
                return finding(self.name, case, *found)
        return None

    def _accepts(self, got: Observation, due: Observation) -> tuple[str, str] | None:
        problem = evidence.failure(got, self.name)
        if problem:
            if problem[0] in ("unanswered", "undefined", "not_callable", "timeout", "died", "unreadable", "signature"):
                return problem
            return "refused_right", _("esta entrada es correcta y {fact}").format(fact=problem[1])
        if _shapes(got.value) != _shapes(due.value):
            return "shape", _("devolvió {got} y debía devolver {due}").format(
                got=_describe(got.value), due=_describe(due.value))
        return None

    def _refuses(self, case: Case, got: Observation) -> tuple[str, str] | None:
        if got.status == "returned":
            return "silent", _(self.silent)
        if got.status != "raised" or "NotImplementedError" in got.types:
            return evidence.failure(got, self.name)
        if "ValueError" not in got.types:
            return "other_error", _("debía lanzar `ValueError` y lanzó `{error}`").format(error=got.types[0])
        if self.tells_shapes and not _tells(got.message, self.tells_shapes(case)):
            return "mute_error", _("lanzó `ValueError`, pero el mensaje no dice las dos formas: la de la máscara y la que debía "
                                   "tener")
        return None


def _tells(message: str, groups: Sequence[Sequence[tuple[int, ...]]]) -> bool:
    """Whether `message` names a shape of each group: its numbers in order, whatever stands between them."""
    return all(any(_names(message, shape) for shape in group) for group in groups)


def _names(message: str, shape: tuple[int, ...]) -> bool:
    if not shape:
        return bool(re.search(r"\(\s*\)|\[\s*\]|escalar|scalar|\b0[- ]?d", message, re.IGNORECASE))
    return bool(re.search(r"(?<!\d)" + r"\D{1,24}".join(map(str, shape)) + r"(?!\d)", message))


def _shapes(value: Value) -> object:
    if isinstance(value, Items):
        return [value.type, *(_shapes(item) for item in value.items)]
    return value.shape if isinstance(value, np.ndarray) else type(value).__name__


def _describe(value: Value) -> str:
    if isinstance(value, np.ndarray):
        return _("un arreglo de forma {shape}").format(shape=value.shape)
    if isinstance(value, Items):
        parts = " y ".join(_describe(item) for item in value.items)
        return _("un par: {parts}").format(parts=parts) if value.length == 2 else _("{n} valores").format(n=value.length)
    return _("otra cosa")


def option(value: Value) -> str | None:
    """The option that an answer names, in lower case, without quotes, parentheses or points around it."""
    return value.strip(" \t\n'\"().").lower() if isinstance(value, str) else None
