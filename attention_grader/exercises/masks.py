"""`causal_mask(n)` and `masked_attention(Q, K, V, mask)`: their criteria, and the rules that only masks need."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .. import evidence
from ..channel import Observation, Value
from ..evidence import close
from ..model import Case, Criterion, Exercise, Finding
from ..rules import Refuses, finding
from ..solutions import reference
from ..text import N_, _
from .attention import (
    FirstOf,
    Link,
    MadeOfSimpler,
    Part,
    Unless,
    Untouched,
    both,
    inputs,
    large,
    link,
    other_queries,
    pairs,
    slices,
)
from .mistakes import causal_mask, masked_attention

FAINT = 0.01  # a hidden key's weight beside an allowed one's at equal scores: below, the mask means to hide it


@dataclass(frozen=True)
class CausalMask:
    """The mask is judged by the weights that come out of a softmax over scores + mask, never by its entries.

    `exact` asks that every key of the future gets weight exactly 0, also with scores of thousands; else, who looks at
    whom is asked, however faintly the rest is hidden.
    """

    exact: bool

    def __call__(self, cases: Sequence[Case], observed: Sequence[Observation],
                 expected: Sequence[Observation]) -> Finding | None:
        for case, got, due in zip(cases, observed, expected):
            found = evidence.failure(got, "causal_mask") or self._problem(got.value, due.value)
            if found:
                return finding("causal_mask", case, *found)
        return None

    def _problem(self, mask: Value, due: Value) -> tuple[str, str] | None:
        assert isinstance(due, np.ndarray)
        problem = evidence.wrong_type(mask, _("se pide un arreglo de números de forma {shape}").format(shape=due.shape))
        if problem:
            return problem
        assert isinstance(mask, np.ndarray)
        if mask.shape != due.shape:
            return "shape", _("la forma es {got} y debía ser {due}").format(got=mask.shape, due=due.shape)
        if np.isnan(mask).any():
            return "nan", _("hay NaN en {n} de {size} entradas").format(n=int(np.isnan(mask).sum()), size=mask.size)
        return self._leak(mask) if self.exact else self._structure(mask)

    def _structure(self, mask: np.ndarray) -> tuple[str, str] | None:
        n = len(mask)
        scores = np.random.default_rng(n).normal(0, 1, (n, n))
        seen = weigh(scores, mask) / np.exp(scores)  # what each key gets, had all the same score
        for i, row in enumerate(seen):
            who = _("con esa máscara, la consulta {i} (contando desde 0)").format(i=i)
            if not np.isfinite(row).all():
                return "nan", _("{who} recibe pesos NaN").format(who=who)
            for j in range(i + 1):
                if row[j] < FAINT * row.max():
                    what = _("mirarse a sí misma") if i == j else _("mirar a la clave {j}, que está en su pasado").format(j=j)
                    return "hidden", _("{who} no puede {what}").format(who=who, what=what)
            for j in range(i + 1, n):
                if row[j] > FAINT * row[:i + 1].max():
                    return "future", _("{who} todavía mira a la clave {j}, que está en su futuro").format(who=who, j=j)
            if not np.allclose(row[:i + 1], row[0], rtol=1e-5):
                return "uneven", _("{who} favorece a unas claves permitidas sobre otras").format(who=who)
        return None

    def _leak(self, mask: np.ndarray) -> tuple[str, str] | None:
        n = len(mask)
        future = np.triu(np.ones((n, n), bool), 1)
        # A past of -strength and a future of +strength. The last tells -1e9, the weakest that counts, from weaker masks.
        for strength in (0, 300, 9000, 4e8):
            scores = np.round(np.random.default_rng(n).normal(0, 1, (n, n)), 2) + np.where(future, strength, -strength)
            weights = weigh(scores, mask)
            if not np.allclose(weights.sum(axis=-1), 1):
                return "nan", _("al sumarla a unos puntajes, los pesos no suman 1 en todas las filas")
            if weights[future].any():
                return "leak", _(
                    "con puntajes de hasta {size}, pesos del futuro que no son exactamente 0: {n} de {all}; el mayor: {worst:.2g}"
                ).format(size=f"{max(strength, 3):g}", n=np.count_nonzero(weights[future]), all=int(future.sum()),
                         worst=weights[future].max())
        return None


def weigh(scores: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """The weights that come out of a softmax over scores + mask."""
    with np.errstate(all="ignore"):
        return np.asarray(reference.softmax(scores + mask), float)


@dataclass(frozen=True)
class NoPeeking:
    """What a query may not see has no effect on it; the student's results are compared, so no scale matters.

    `future` names triples (base, changed case, position): key and value at `position` are others in the changed case, and
    the rows before it must stay the same. In those of `past` the rows after it must change, as they do not where a
    function looks at nothing at all.
    """

    future: tuple[tuple[int, int, int], ...]
    past: tuple[tuple[int, int, int], ...]

    def __call__(self, cases: Sequence[Case], observed: Sequence[Observation],
                 expected: Sequence[Observation]) -> Finding | None:
        results = pairs(observed, expected)
        if results is None:
            for one in zip(cases, observed, expected):
                if pairs(one[1:2], one[2:]) is None:
                    return both("masked_attention")(one[:1], one[1:2], one[2:])
            raise AssertionError("one result is no pair, and each of them is")
        for case, (_output, weights) in zip(cases, results):
            sums = weights.sum(axis=-1)
            if not np.allclose(sums, 1, atol=1e-4):
                return finding("masked_attention", case, "sums", _(
                    "cada fila de los pesos debía sumar 1 y las tuyas suman {sums}").format(sums=evidence.numbers(sums)))
        for base, changed, position in self.future:
            parts = [_(what) for what, one, other in zip((N_("la salida"), N_("los pesos")), results[base], results[changed])
                     if not close(one[:position], other[:position])]
            if parts:
                return finding("masked_attention", cases[changed], "peeks", _(
                    "cambié la clave y el valor de la posición {position}, que es futuro para las anteriores, y el "
                    "resultado de ellas cambió: {parts}").format(position=position, parts=_(" y ").join(parts)))
        for base, changed, position in self.past:
            rows = slice(position + 1, None)
            if any(close(one[i], other[i]) for one, other in zip(results[base], results[changed])
                   for i in range(len(one))[rows]):
                return finding("masked_attention", cases[changed], "blind", _(
                    "cambié la clave y el valor de la posición {position}, que es pasado para las siguientes, y no todas lo "
                    "notaron").format(position=position))
        return None


def _case(*args: np.ndarray) -> Case:
    return Case(args, names=("Q", "K", "V", "mask"))


def _causal(n: int, hidden: float = -1e9) -> np.ndarray:
    return np.where(np.tri(n) == 1, 0.0, hidden)


def _mask(*rows: str, hidden: float = -1e9) -> np.ndarray:
    """A mask as a drawing: `.` look, `x` do not look."""
    return np.array([[hidden if mark == "x" else 0.0 for mark in row] for row in rows])


def hides(case: Case, weights: np.ndarray) -> bool:
    """Whether the weights leave out what the mask hides, and neither are constant over the rest nor leave it out too."""
    allowed = np.broadcast_to(case.args[3] == 0, weights.shape).reshape(-1, weights.shape[-1])
    return all((np.abs(row[~shown]) < 1e-6).all() and (row[shown] != 0).all() and (shown.sum() < 2 or np.ptp(row[shown]) > 1e-6)
               for row, shown in zip(weights.reshape(allowed.shape), allowed))


_RNG = np.random.default_rng(303)

VALUES = (
    _case(*inputs(_RNG, 5, 5, 3, 4), _causal(5)),
    _case(*inputs(_RNG, 4, 4, 4, 6), _mask("x..x", ".xx.", "..x.", "x.xx")),
    _case(*inputs(_RNG, 6, 6, 5, 2), _mask(".x.x..", "..xxx.", "x.....", ".xx..x", "...x.x", "xxx.x.")),
    _case(*large(_RNG, (160, -160, 0, 80), (50, 50, 50, 50)), _causal(4)),  # scores about 2000, -2000, 0 and 1000
)


def _peeking() -> tuple[Case, ...]:
    """A moderate sentence, its future or its past changed; and one whose scores are all -1e4, until its last key shouts."""
    Q, K, V = inputs(_RNG, 5, 5, 3, 4)
    moderate = [(K, V)]
    for position in (3, 4, 0):
        other_K, other_V = K.copy(), V.copy()
        other_K[position] = np.round(-K[position] + (0.5, -0.75, 1), 2)
        other_V[position] = np.round(2 - V[position], 2)
        moderate.append((other_K, other_V))
    strong_Q, quiet_K, quiet_V = large(_RNG, (400, 400, 400, 400), (-100, -100, -100, -100))
    loud_K, loud_V = quiet_K.copy(), quiet_V.copy()
    loud_K[3, 0] = 99  # its scores: 9900 and a little
    loud_V[3] = 3 - quiet_V[3]
    return (*(_case(Q, k, v, _causal(5)) for k, v in moderate),
            *(_case(strong_Q, k, v, _causal(4)) for k, v in ((quiet_K, quiet_V), (loud_K, loud_V))))


PEEKING = _peeking()


def _shaped(n_q: int, n_k: int, shape: tuple[int, ...], *leading: int) -> Case:
    """A mask of that shape. The queries are 0: what a stretched mask does shows in the weights, and a wrong scale does not."""
    _q, K, V = inputs(_RNG, n_q, n_k, 3, 3, *leading)
    mask = np.zeros(shape)
    if len(shape) > 1 and shape[-1] > 1:  # as the formula of the triangle makes it
        mask = np.where(np.arange(shape[-1]) > np.arange(shape[-2])[:, np.newaxis], -1e9, mask)
    return _case(np.zeros((*leading, n_q, 3)), K, V, mask.reshape(shape))


RIGHT = _shaped(5, 5, (5, 5))  # the right shape among the wrong ones
WRONG_SHAPE = (
    RIGHT,
    *(_shaped(5, 5, shape) for shape in ((4, 4), (6, 6), (4, 5), (5, 6))),
    *(_shaped(3, 6, shape) for shape in ((6, 3), (6, 6), (3, 3), (3, 5), (2, 6))),
)
SILENT = (
    RIGHT,
    *(_shaped(5, 5, shape) for shape in ((1, 5), (5, 1), (5,), (1, 1), (), (5, 5, 1), (1, 5, 5))),
    *(_shaped(3, 6, shape) for shape in ((1, 6), (3, 1), (6,), (1, 1), (), (3, 6, 1), (1, 3, 6))),
    *(_shaped(1, 5, shape) for shape in ((1, 1), (5, 1), (5,), ())),
    *(_shaped(4, 1, shape) for shape in ((1, 1), (1, 4), (1,), ())),
    *(_shaped(4, 4, shape, 2) for shape in (
        (1, 4), (4, 1), (4,), (1, 1), (), (2, 4, 4), (1, 4, 4), (2, 1, 4), (2, 4, 1))),
)


def _right_shapes() -> tuple[tuple[Case, ...], tuple[Link, ...]]:
    """Shapes that are not square, one word, every strength of mask, leading axes; and the plain cases they are made of."""
    parts: list[Part] = []
    Q, K, V = inputs(_RNG, 6, 6, 5, 2)
    mask = _mask("..x.x.", ".x..xx", "x....x", "..xx..", "x.x.x.", ".xx..x")
    plain = _case(Q, K, V, mask)
    parts.append((_case(Q[:3], K, V, mask[:3]), [(slice(3), plain, slice(3))]))
    parts.append((_case(Q[2:3], K, V, mask[2:3]), [(slice(1), plain, slice(2, 3))]))  # one query: (1, n_k) is its right shape
    for hidden in (-np.inf, np.finfo(float).min, -1e30):
        other = np.where(mask < 0, hidden, 0.0)
        parts.append((_case(Q, K, V, other), [(slice(6), plain, slice(6))]))
    Q, K, V = inputs(_RNG, 6, 4, 3, 5)
    mask = _mask(".xx.", "..x.", "x...", "xx.x", ".x..", "...x", hidden=-np.inf)
    parts.append((_case(Q, K, V, mask), [
        (slice(4), _case(Q[:4], K, V, mask[:4]), slice(4)), (slice(2, 6), _case(Q[2:], K, V, mask[2:]), slice(4))]))
    parts.append((_case(*inputs(_RNG, 1, 1, 3, 2), np.zeros((1, 1))), []))
    parts.append((_case(*inputs(_RNG, 4, 1, 3, 2), np.zeros((4, 1))), []))  # one key: (n_q, 1) is its right shape
    parts.append(slices(_case(*inputs(_RNG, 4, 4, 3, 5, 2), _causal(4))))
    parts.append(slices(_case(*inputs(_RNG, 4, 4, 5, 2, 2, 3), _mask("..x.", "x..x", ".xx.", "...x"))))
    parts.append(slices(_case(*inputs(_RNG, 3, 3, 3, 2, 3), _causal(3))))  # a cube: a transpose of all axes mixes the batch
    return link(parts)


RIGHT_SHAPES, RIGHT_LINKS = _right_shapes()
UNTOUCHED = other_queries(_RNG, _case(*inputs(_RNG, 4, 4, 5, 3), _mask(".x..", "..xx", "x...", "...x")))


def _accepted(case: Case) -> bool:
    Q, K, _V, mask = case.args
    return bool(mask.shape == (Q.shape[-2], K.shape[-2]))


def _shapes_to_tell(case: Case) -> list[list[tuple[int, ...]]]:
    """The mask's shape, and the one that it should have; that of all the scores ends in it."""
    Q, K, _V, mask = case.args
    return [[mask.shape], [(Q.shape[-2], K.shape[-2])]]


def _hiding(mask: Value) -> Value:
    """A mask with everything that hides for good made alike: -1e9, -inf and the like are the same answer."""
    return np.maximum(mask.astype(float), -1e9) if isinstance(mask, np.ndarray) and mask.dtype.kind in "iuf" else mask


CAUSAL_MASK = Exercise(
    name="causal_mask", notebook="3_mascara_causal", reference=reference.causal_mask, mistakes=causal_mask.MISTAKES,
    view=_hiding,
    criteria=(
        Criterion("causal_mask-structure", N_("Cada palabra mira hacia atrás y a sí misma"),
                  tuple(Case((n,), names=("n",)) for n in (1, 2, 3, 5, 6)), CausalMask(exact=False),
                  reread=N_("3. El triángulo")),
        Criterion("causal_mask-exact_zeros", N_("El futuro recibe exactamente 0"),
                  tuple(Case((n,), names=("n",)) for n in (4, 2, 7)), CausalMask(exact=True),
                  reread=N_("2. Un cero que sea cero")),
    ),
)
MASKED_ATTENTION = Exercise(
    name="masked_attention", notebook="3_mascara_causal", reference=reference.masked_attention,
    mistakes=masked_attention.MISTAKES, uses=("softmax",),
    criteria=(
        Criterion("masked_attention-values", N_("Calcula la atención con máscara"), VALUES, both("masked_attention"),
                  reread=N_("4. La máscara puesta")),
        Criterion("masked_attention-no_peeking", N_("El futuro no cambia nada en el pasado"), PEEKING,
                  NoPeeking(future=((0, 1, 3), (0, 2, 4), (4, 5, 3)), past=((0, 3, 0),)),
                  reread=N_("1. La respuesta a la vista")),
        Criterion("masked_attention-wrong_shape", N_("Rechaza una máscara de otra forma"), WRONG_SHAPE,
                  Refuses("masked_attention", _accepted, _shapes_to_tell),
                  reread=N_("5. La máscara que no encaja")),
        Criterion("masked_attention-silent_broadcast", N_("Rechaza la máscara que NumPy estiraría en silencio"), SILENT,
                  Refuses("masked_attention", _accepted, _shapes_to_tell, silent=N_(
                      "esa no es la forma de los puntajes; debía lanzar `ValueError` y devolvió un resultado")),
                  reread=N_("5. La máscara que no encaja")),
        Criterion("masked_attention-right_shapes", N_("Acepta toda máscara de la forma correcta"), RIGHT_SHAPES,
                  FirstOf((Refuses("masked_attention", _accepted),
                           Unless(both("masked_attention"), MadeOfSimpler(RIGHT_LINKS, hides)))),
                  reread=N_("6. Tu turno: masked_attention")),
        Criterion("masked_attention-untouched", N_("No modifica sus entradas"), UNTOUCHED, Untouched("masked_attention"),
                  reread=N_("6. Tu turno: masked_attention")),
    ),
)

EXERCISES = (CAUSAL_MASK, MASKED_ATTENTION)
