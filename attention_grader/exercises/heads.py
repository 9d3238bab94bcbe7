"""`split_heads` and `multi_head_attention`: their cases and criteria; the known mistakes are in two modules of their own."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from ..channel import Observation
from ..model import Case, Criterion, Exercise, Finding
from ..rules import Agrees, Refuses
from ..solutions import reference
from ..text import N_
from .mistakes import multi_head, split_heads

_RNG = np.random.default_rng(404)


def _normal(deviation: float, *shape: int) -> np.ndarray:
    """Sixteenths only: projections and scores are exact in float32 too."""
    return np.round(_RNG.normal(0, deviation, shape) * 16) / 16


# --- split_heads ---


def _split(n: int, d_model: int, n_heads: int) -> Case:
    return Case((_normal(1, n, d_model), n_heads), {}, ("X", "n_heads"))


# No two of n, d_model, n_heads and d_head are alike in the first three, so that no axis passes for another.
LAYOUT = (_split(4, 6, 2), _split(5, 6, 2), _split(3, 8, 4), _split(2, 6, 3), _split(4, 6, 1), _split(3, 4, 4), _split(1, 6, 2))
# 4 · 6 entries do go into rows of 4 heads of size 1: a reshape that lets the rows be counted does it in silence.
BAD_COUNTS = (_split(4, 6, 4), _split(3, 5, 2), _split(4, 6, 9), _split(4, 6, 0), _split(4, 6, -2), _split(4, 6, -1))
GOOD_COUNTS = (_split(5, 6, 2), _split(4, 6, 2), _split(2, 6, 3), _split(4, 6, 1), _split(4, 6, 6))


def _good_count(case: Case) -> bool:
    return case in GOOD_COUNTS


# --- multi_head_attention ---

_NAMES = ("X", "W_q", "W_k", "W_v", "W_o", "n_heads")


def _call(X: np.ndarray, W_q: np.ndarray, W_k: np.ndarray, W_v: np.ndarray, W_o: np.ndarray, n_heads: int,
          **mask: np.ndarray | None) -> Case:
    return Case((X, W_q, W_k, W_v, W_o, n_heads), mask, _NAMES)


def _square(d_model: int) -> np.ndarray:
    return _normal(0.6, d_model, d_model)


def _weights_case(n: int, d_model: int, n_heads: int, **mask: None) -> Case:
    """W_v and W_o are the identity: what is judged here is queries, keys, scale and softmax."""
    identity = np.eye(d_model)
    return _call(_normal(1, n, d_model), _square(d_model), _square(d_model), identity, identity, n_heads, **mask)


def _values_case(n: int, d_model: int, n_heads: int) -> Case:
    """W_o is the identity: the output is the heads themselves, side by side."""
    return _call(_normal(1, n, d_model), _square(d_model), _square(d_model), _square(d_model), np.eye(d_model), n_heads)


WEIGHTS = (_weights_case(5, 6, 2), _weights_case(3, 8, 4), _weights_case(4, 6, 3, mask=None), _weights_case(4, 6, 1),
           _weights_case(2, 3, 3), _weights_case(1, 4, 2))

# Rows of scores near 1000, -1000 and 1500 in both heads; within a row they differ by a few units. Heads of size 1 and short
# binary fractions: every score is exact in float32.
LARGE = _call(np.array([[1.0, 0.5], [1.0, -0.5], [1.0, 0.75]]), np.array([[0.0, 0.0], [256.0, 256.0]]),
              np.array([[8.0, 8.0], [1 / 64, -1 / 64]]), np.eye(2), np.eye(2), 2)
VALUES = (_values_case(5, 6, 2), _values_case(3, 8, 4), _values_case(4, 6, 3), _values_case(4, 6, 1), LARGE)


def _large_slack(case: Case) -> float:
    """Near 1500 float32 has no digits beyond the fourth: a log-sum-exp in it is that far off, and right."""
    return 5e-4 if case is LARGE else 0.0


# The scores of these tokens, head by head, are multiples of 400: the weights are 1, 1/2, 1/3 or 0 whatever they are divided
# by, so that a wrong scale costs nothing where something else is judged.
FIRM_2 = 20 * np.array([[1.0, 0, 0, 0, 1, 0],
                        [0.0, 1, 1, 0, 1, 0],
                        [1.0, 1, 0, 0, 0, 1]])                  # n = 3, for two heads of size 3
FIRM_3 = 20 * np.array([[1.0, 0, 0, 1, 1, 0],
                        [0.0, 1, 0, 1, 0, 0],
                        [1.0, 0, 1, 0, 1, 0],
                        [0.0, 1, 1, 1, 0, 1],
                        [1.0, 1, 0, 1, 0, 1]])                  # n = 5, for three heads of size 2


def _quarters(d_model: int) -> np.ndarray:
    """A matrix that is neither symmetric nor near the identity, exact in float32 even times 20."""
    return np.round(_RNG.normal(0, 1, (d_model, d_model)) * 4) / 4


def _projection_case(X: np.ndarray, W_o: np.ndarray, n_heads: int) -> Case:
    identity = np.eye(X.shape[1])
    return _call(X, identity, identity, identity, W_o, n_heads)


# Matrices like any other, and a permutation of the columns that is not its own inverse; heads of sizes 3, 2 and 6.
PROJECTION = (
    _projection_case(FIRM_2, _quarters(6), 2),
    _projection_case(FIRM_3, np.eye(6)[[2, 0, 3, 5, 1, 4]], 3),
    _projection_case(FIRM_3, _quarters(6), 1),
    _projection_case(FIRM_3, _quarters(6), 2),
)

INF = np.inf


def _masked_case(X: np.ndarray, mask: np.ndarray, n_heads: int) -> Case:
    """Queries, keys and values are X itself: nothing but the mask can go wrong."""
    identity = np.eye(X.shape[1])
    return _call(X, identity, identity, identity, identity, n_heads, mask=mask)


def _hide(n: int, amount: float, *pairs: tuple[int, int]) -> np.ndarray:
    mask = np.zeros((n, n))
    for query, key in pairs:
        mask[query, key] = amount
    return mask


# In the third case some masked keys have far larger scores than those left, and how they are masked varies.
# In the fourth all scores are below -1500: a key that gets -1000 for "masked" comes out on top. The last has a single head, so
# that a function that fails for several can be told from one that fails with any mask.
MASKED = (
    _masked_case(FIRM_2, reference.causal_mask(3), 2),
    _masked_case(FIRM_3, _hide(5, -INF, (0, 1), (0, 4), (1, 3), (2, 0), (3, 4), (3, 0), (4, 1), (4, 2), (4, 3)), 3),
    _masked_case(FIRM_2, np.array([[0, 0, -1e9], [0, -INF, 0], [0, 0, -1e12]]), 2),
    _call(np.array([[40.0, 44.0]] * 3), -2 * np.eye(2), np.eye(2) / 2, np.eye(2), np.eye(2), 2,
          mask=_hide(3, -1e9, (0, 1), (1, 0), (1, 2))),
    _masked_case(FIRM_3, reference.causal_mask(5), 3),
    _masked_case(FIRM_2, np.where(reference.causal_mask(3) < 0, -INF, 0.0), 3),  # as many heads as tokens
    _masked_case(FIRM_3, reference.causal_mask(5), 1),
)


def _error_case(n: int, d_model: int, n_heads: int, **mask: np.ndarray) -> Case:
    """Nothing is judged here but what is refused: scores that no scale changes, and matrices that change nothing."""
    identity = np.eye(d_model)
    return _call(20.0 * _RNG.integers(0, 2, (n, d_model)), identity, identity, identity, identity, n_heads, **mask)


def _mask(*shape: int) -> np.ndarray:
    """A mask that hides the last key from the last query, of any shape."""
    mask = np.zeros(shape)
    if shape:
        mask[(-1,) * len(shape)] = -1e9
    return mask


ACCEPTED = (_error_case(4, 6, 2), _error_case(4, 6, 2, mask=_mask(4, 4)), _error_case(4, 4, 4, mask=_mask(4, 4)),
            _error_case(5, 6, 3, mask=reference.causal_mask(5)), _error_case(5, 6, 1, mask=reference.causal_mask(5)))
# The last mask fits where there are as many heads as tokens: (4, 4, 1) against scores (4, 4, 4).
REFUSED = (
    *(_error_case(4, 6, 2, mask=_mask(*shape)) for shape in (
        (1, 4), (4, 1), (4,), (1, 1), (), (4, 4, 1), (1, 4, 4), (2, 4, 4), (2, 1, 1), (3, 3), (5, 5), (4, 5), (2, 8), (16,))),
    _error_case(4, 4, 4, mask=_mask(4, 4, 1)),
    _error_case(4, 6, 4), _error_case(3, 5, 2), _error_case(4, 6, 9), _error_case(4, 6, 4, mask=_mask(4, 4)),
)


def _accepted(case: Case) -> bool:
    return case in ACCEPTED


# In all three heads the first two tokens have nothing in common: a mask that hides one from the other changes no weight.
APART = 20 * np.array([[1.0, 0, 0, 1, 0, 1],
                       [0.0, 1, 1, 0, 1, 0],
                       [1.0, 1, 1, 1, 0, 1]])


def _untouched_case(X: np.ndarray, n_heads: int, **mask: np.ndarray) -> Case:
    """Every matrix changes something, so that what is computed in place shows; the scores are those of X with itself."""
    d_model = X.shape[1]
    return _call(X, 2 * np.eye(d_model), np.eye(d_model) / 2, _quarters(d_model), _quarters(d_model), n_heads, **mask)


UNTOUCHED = (_untouched_case(FIRM_2, 2), _untouched_case(APART, 3, mask=_hide(3, -1e9, (0, 1), (1, 0))),
             _untouched_case(APART, 3, mask=_hide(3, -INF, (0, 1), (1, 0))),
             _untouched_case(APART / 2, 1, mask=_hide(3, -1e9, (0, 1), (1, 0))))


def _attended(case: Case) -> int:
    """The weights of every query sum to 1 over the keys."""
    return -1


def _firm_share(case: Case) -> float:
    """Scores of several hundreds, see `_large_slack`; nothing that is wrong here is wrong by so little."""
    return 2e-4


def _firm_output(case: Case) -> float:
    """The same, times values of 20 and a matrix."""
    return 1e-2


_OUTPUT = Agrees("multi_head_attention", part=0, slack=_firm_output)
_SHARES = Agrees("multi_head_attention", part=1, shares=_attended, slack=_firm_share)


def _both(cases: Sequence[Case], observed: Sequence[Observation], expected: Sequence[Observation]) -> Finding | None:
    """The weights first: a mask shows there, and the output is made of them."""
    return _SHARES(cases, observed, expected) or _OUTPUT(cases, observed, expected)


def _untouched(cases: Sequence[Case], observed: Sequence[Observation], expected: Sequence[Observation]) -> Finding | None:
    """No input is modified by a function that gets the weights or the output right: the rest is judged elsewhere."""
    of_weights, of_output = (
        replace(rule, untouched=True)(cases, observed, expected) for rule in (_SHARES, _OUTPUT))
    if of_weights is None or of_output is None:
        return None
    return of_output if of_output.kind == "changed" else of_weights


EXERCISES = (
    Exercise(
        name="split_heads", notebook="4_multi_cabeza", reference=reference.split_heads, mistakes=split_heads.MISTAKES,
        criteria=(
            Criterion("split_heads-layout", N_("Da a cada cabeza sus columnas"), LAYOUT,
                      Agrees("split_heads", untouched=True),
                      reread=N_("4. Cortar de un golpe, y una trampa")),
            Criterion("split_heads-bad_count", N_("Rechaza un número de cabezas que no divide a d_model"),
                      GOOD_COUNTS + BAD_COUNTS, Refuses("split_heads", _good_count),
                      reread=N_("5. Tu turno: split_heads")),
        ),
    ),
    Exercise(
        name="multi_head_attention", notebook="4_multi_cabeza", reference=reference.multi_head_attention,
        mistakes=multi_head.MISTAKES, uses=("softmax", "attention", "masked_attention", "split_heads"),
        criteria=(
            Criterion("multi_head_attention-values", N_("Cada cabeza mezcla sus valores y las cabezas se juntan"), VALUES,
                      Agrees("multi_head_attention", part=0, slack=_large_slack),
                      reread=N_("6. Todas a la vez, y de vuelta")),
            Criterion("multi_head_attention-weights", N_("Cada cabeza tiene sus propios pesos"), WEIGHTS,
                      Agrees("multi_head_attention", part=1, shares=_attended),
                      reread=N_("2. Cuatro cabezas, a mano")),
            Criterion("multi_head_attention-mask", N_("La máscara vale en todas las cabezas"), MASKED, _both,
                      reread=N_("6. Todas a la vez, y de vuelta")),
            Criterion("multi_head_attention-output_projection", N_("Lo que juntan las cabezas pasa por W_o"), PROJECTION,
                      _OUTPUT,
                      reread=N_("7. La última mezcla: W_o")),
            Criterion("multi_head_attention-errors", N_("Rechaza máscaras de otra forma y cabezas que no caben"),
                      ACCEPTED + REFUSED, Refuses("multi_head_attention", _accepted),
                      reread=N_("8. Tu turno: multi_head_attention")),
            Criterion("multi_head_attention-untouched", N_("No modifica sus entradas"), UNTOUCHED, _untouched,
                      reread=N_("8. Tu turno: multi_head_attention")),
        ),
    ),
)
