"""`attention(Q, K, V)`: its criteria, and the rules about pairs that masked attention is judged by too."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from .. import evidence
from ..channel import Items, Observation
from ..evidence import close
from ..model import Case, Criterion, Exercise, Finding, Rule
from ..rules import Agrees, finding, pair_problem
from ..solutions import reference
from ..text import N_, _
from .mistakes.attention import MISTAKES

OUTPUT, WEIGHTS = 0, 1

Relation = Callable[[Sequence[Case], Sequence[Observation], Sequence[Observation]], bool]
Key = slice | tuple[int, ...]           # picks rows, or one element of the leading axes
Link = tuple[int, Key, int, Key]        # a case and what of its result; a simpler case and what of its result
Part = tuple[Case, Sequence[tuple[Key, Case, Key]]]  # a case and the simpler ones that it is made of


def last_axis(case: Case) -> int:
    """The axis along which weights sum to 1: the keys."""
    return -1


@dataclass(frozen=True)
class FirstOf:
    """The first finding of several rules over the same cases."""

    rules: tuple[Rule, ...]

    def __call__(self, cases: Sequence[Case], observed: Sequence[Observation],
                 expected: Sequence[Observation]) -> Finding | None:
        for rule in self.rules:
            found = rule(cases, observed, expected)
            if found:
                return found
        return None


def both(name: str) -> FirstOf:
    """Weights and output are the reference's; the weights speak first, since the output is made of them."""
    return FirstOf((Agrees(name, part=WEIGHTS, shares=last_axis), Agrees(name, part=OUTPUT)))


@dataclass(frozen=True)
class Unless:
    """What `rule` finds, unless the results keep to `relation`: then the error is of the kind of another criterion.

    A student who forgets a factor has wrong numbers everywhere; what is asked here may be right all the same.
    """

    rule: Rule
    relation: Relation

    def __call__(self, cases: Sequence[Case], observed: Sequence[Observation],
                 expected: Sequence[Observation]) -> Finding | None:
        found = self.rule(cases, observed, expected)
        return None if found and self.relation(cases, observed, expected) else found


def pairs(observed: Sequence[Observation], expected: Sequence[Observation]) -> list[tuple[np.ndarray, np.ndarray]] | None:
    """The results as (output, weights); None where one is not a pair of finite arrays of the reference's shapes."""
    found = []
    for got, due in zip(observed, expected):
        if got.status != "returned" or not isinstance(due.value, Items) or pair_problem(got.value, due.value):
            return None
        assert isinstance(got.value, Items)
        for one, other in zip(got.value.items, due.value.items):
            if not isinstance(one, np.ndarray) or not isinstance(other, np.ndarray):
                return None
            if one.dtype.kind not in "iuf" or one.shape != other.shape or not np.isfinite(one).all():
                return None
        output, weights = got.value.items
        assert isinstance(output, np.ndarray) and isinstance(weights, np.ndarray)
        found.append((output.astype(float), weights.astype(float)))
    return found


def all_count(case: Case, weights: np.ndarray) -> bool:
    """Whether every key counts and not all alike: what a softmax over moderate scores does, and no constant."""
    return bool((weights != 0).all() and (np.ptp(weights, axis=-1) > 1e-6).all())


def mixes_values(cases: Sequence[Case], observed: Sequence[Observation], expected: Sequence[Observation]) -> bool:
    """Whether every output is `V` mixed with the weights that came with it, be they right or not."""
    results = pairs(observed, expected)
    return results is not None and all(all_count(case, weights) and close(output, weights @ case.args[2])
                                       for case, (output, weights) in zip(cases, results))


@dataclass(frozen=True)
class MadeOfSimpler:
    """Whether results are made of the function's own results on simpler cases, be these right or not.

    `guard` says what may count as weights at all. A case that no link knows must agree with the reference.
    """

    links: tuple[Link, ...]
    guard: Callable[[Case, np.ndarray], bool]

    def __call__(self, cases: Sequence[Case], observed: Sequence[Observation], expected: Sequence[Observation]) -> bool:
        results = pairs(observed, expected)
        if results is None or not all(self.guard(case, weights) for case, (_output, weights) in zip(cases, results)):
            return False
        linked = {position for link in self.links for position in (link[0], link[2])}
        return all(evidence.agree(observed[i].value, expected[i].value) for i in range(len(cases)) if i not in linked) and all(
            close(whole[rows], simple[simple_rows])
            for i, rows, j, simple_rows in self.links for whole, simple in zip(results[i], results[j]))


def link(parts: Iterable[Part]) -> tuple[tuple[Case, ...], tuple[Link, ...]]:
    """Lay out cases and the simpler ones that each is made of, in one row, with the links between them."""
    cases: list[Case] = []
    links: list[Link] = []

    def place(case: Case) -> int:
        if case not in cases:
            cases.append(case)
        return cases.index(case)

    for whole, simpler in parts:
        position = place(whole)
        links += [(position, rows, place(case), simple_rows) for rows, case, simple_rows in simpler]
    return tuple(cases), tuple(links)


def slices(whole: Case) -> Part:
    """A case with leading axes, and the cases without them that it holds."""
    return whole, [(index, Case(tuple(a[index] if a.ndim > 2 else a for a in whole.args), names=whole.names), ())
                   for index in np.ndindex(whole.args[0].shape[:-2])]


@dataclass(frozen=True)
class Untouched:
    """No input is modified. The results need not be right, but they must be pairs, and depend on `Q`.

    The cases differ in `Q` alone: a function that looks at nothing touches nothing either, and returns the same twice.
    """

    name: str

    def __call__(self, cases: Sequence[Case], observed: Sequence[Observation],
                 expected: Sequence[Observation]) -> Finding | None:
        results = pairs(observed, expected)
        if results is None or any(close(*part) for part in zip(*results)):
            return both(self.name)(cases, observed, expected) or finding(
                self.name, cases[0], "blind", _("con otra `Q` el resultado no cambió"))
        for case, got in zip(cases, observed):
            if got.changed:
                return finding(self.name, case, "changed", _("al terminar, `{parameter}` ya no era el que te di").format(
                    parameter=case.names[got.changed[0]]))
        return None


_RNG = np.random.default_rng(202)


def inputs(rng: np.random.Generator, n_q: int, n_k: int, d_k: int, d_v: int, *leading: int) -> tuple[np.ndarray, ...]:
    """Q, K and V with two decimals; the values have a mean of their own, so that no mixture of them is near 0."""
    return (np.round(rng.normal(0, 1.2, (*leading, n_q, d_k)), 2), np.round(rng.normal(0, 1.2, (*leading, n_k, d_k)), 2),
            np.round(rng.normal(0.5, 1, (*leading, n_k, d_v)), 2))


def _case(*args: np.ndarray) -> Case:
    return Case(args, names=("Q", "K", "V"))


def large(rng: np.random.Generator, first_q: Sequence[int], first_k: Sequence[int]) -> tuple[np.ndarray, ...]:
    """Q and K whose scores are first_q · first_k / 4 and a small part: quarters, exact in float32 too; V beside them."""
    small_q, small_k = rng.integers(0, 2, (len(first_q), 15)), rng.integers(0, 4, (len(first_k), 15))
    return (np.column_stack([first_q, small_q]).astype(float), np.column_stack([first_k, small_k]).astype(float),
            np.round(rng.normal(0.5, 1, (len(first_k), 3)), 2))


def other_queries(rng: np.random.Generator, case: Case) -> tuple[Case, Case]:
    """The case, and another that differs in `Q` alone."""
    Q = np.round(rng.normal(0, 1.2, case.args[0].shape), 2)
    return case, Case((Q, *case.args[1:]), names=case.names)


# Where two sizes are equal it is on purpose: a product without its transpose goes through where there are as many words as
# d_k or d_v, and the keys pass for values, or Q for the output, where d_v is d_k.
WEIGHTS_CASES = (
    _case(*inputs(_RNG, 3, 3, 64, 2)),
    _case(*inputs(_RNG, 5, 5, 3, 4)),
    _case(*inputs(_RNG, 4, 4, 4, 6)),
    _case(*inputs(_RNG, 5, 5, 4, 4)),
    _case(*large(_RNG, (160, -160, 0, 80), (50, 50, 50, 50))),  # scores about 2000, -2000, 0 and 1000
)
OUTPUT_CASES = (
    _case(*inputs(_RNG, 5, 5, 3, 4)),
    _case(*inputs(_RNG, 4, 4, 6, 4)),
    _case(*inputs(_RNG, 5, 5, 4, 4)),
)
UNTOUCHED_CASES = other_queries(_RNG, _case(*inputs(_RNG, 4, 4, 5, 5)))


def _cross() -> tuple[tuple[Case, ...], tuple[Link, ...]]:
    """Fewer queries than keys, more, and one alone: each query's row is what it is among as many queries as keys."""
    Q, K, V = inputs(_RNG, 5, 5, 7, 2)
    few, square = _case(Q[:3], K, V), _case(Q, K, V)
    Q, K, V = inputs(_RNG, 6, 4, 5, 5)
    many, first, last = _case(Q, K, V), _case(Q[:4], K, V), _case(Q[2:], K, V)
    return link([(few, [(slice(3), square, slice(3))]),
                 (many, [(slice(4), first, slice(4)), (slice(2, 6), last, slice(4))]),
                 (_case(Q[:1], K, V), [(slice(1), first, slice(1))])])


CROSS_CASES, CROSS_LINKS = _cross()
# The last is a cube: with all sizes equal a transpose of all axes goes through and mixes the batch.
LEADING_CASES, LEADING_LINKS = link(map(slices, (
    _case(*inputs(_RNG, 4, 4, 3, 5, 2)),
    _case(*inputs(_RNG, 4, 4, 5, 5, 2, 3)),
    _case(*inputs(_RNG, 3, 3, 3, 2, 3)),
)))

EXERCISES = (
    Exercise(
        name="attention", notebook="2_atencion", reference=reference.attention, mistakes=MISTAKES, uses=("softmax",),
        criteria=(
            Criterion("attention-weights", N_("Calcula los pesos de cada consulta"), WEIGHTS_CASES,
                      Agrees("attention", part=WEIGHTS, shares=last_axis),
                      reread=N_("3. Seis palabras que se miran")),
            Criterion("attention-output", N_("Mezcla los valores con sus pesos"), OUTPUT_CASES,
                      Unless(Agrees("attention", part=OUTPUT), mixes_values),
                      reread=N_("3. Seis palabras que se miran")),
            Criterion("attention-cross", N_("Acepta tantas consultas y claves como haya"), CROSS_CASES,
                      Unless(both("attention"), MadeOfSimpler(CROSS_LINKS, all_count)),
                      reread=N_("5. Dos cosas que tu función debe aguantar")),
            Criterion("attention-leading_axes", N_("Acepta ejes delante: lotes y cabezas"), LEADING_CASES,
                      Unless(both("attention"), MadeOfSimpler(LEADING_LINKS, all_count)),
                      reread=N_("5. Dos cosas que tu función debe aguantar")),
            Criterion("attention-untouched", N_("No modifica sus entradas"), UNTOUCHED_CASES, Untouched("attention"),
                      reread=N_("6. Tu turno: attention")),
        ),
    ),
)
