"""`softmax(x, axis=-1)`: the calls that its criteria make, and the rules that judge them."""

from collections.abc import Sequence

import numpy as np

from ..channel import Observation
from ..model import Case, Criterion, Exercise, Finding
from ..rules import Agrees, finding, softmax_axis
from ..solutions import reference
from ..text import N_, _
from .mistakes.softmax import MISTAKES

_RNG = np.random.default_rng(101)


def _case(x: np.ndarray, **kwargs: int) -> Case:
    return Case((x,), kwargs, ("x",))


def _scores(*shape: int, mean: float = 0.0) -> np.ndarray:
    return np.round(_RNG.normal(mean, 1.5, shape), 2)


# Every axis has another length, save in one square where a missing `keepdims` raises nothing. No two sums of
# exponentials are alike: what is summed where can be told apart. Axes of length 1 show a result that was squeezed.
VALUES = (
    _case(_scores(3, 4)),
    _case(_scores(5)),
    _case(_scores(4, 4, mean=-0.5)),
    _case(_scores(2, 3, 5, mean=0.5)),
    _case(_scores(1, 6)),
    _case(_scores(2, 1, 3)),
)
# All with two axes, so that an axis fixed at 1 does no harm here. Every number is exact in float32, 1e9 - 64 included.
LARGE = (
    _case(np.array([[1000.0, 1001.0, 999.5]])),
    _case(np.array([[1000.0, 1002.0, 1001.0], [-1000.0, -1001.5, -1003.0], [0.5, -0.25, 2.0]])),
    _case(np.array([[-2000.0, 1.0, 3.0, 2.5], [2000.0, 1500.0, 1999.0, 1998.0]])),
    _case(np.array([[-1000.0, -1001.5, -1000.5], [-800.0, -801.0, -799.5]])),  # nothing overflows here, all underflows
    _case(np.array([[720.0, 718.5, 719.0]])),
    _case(np.array([[1e9, 1e9 - 64, -1e9, 0.0]])),
    _case(np.array([[0.5, -np.inf, 1.5, -0.75]])),
)
AXIS = (
    _case(_scores(3, 4), axis=0),
    _case(_scores(2, 3, 4), axis=1),
    _case(_scores(2, 3, 4), axis=-3),
    _case(_scores(3, 4), axis=1),
    _case(_scores(3, 3), axis=-2),
    _case(_scores(2, 4, 3), axis=2),
    _case(_scores(6), axis=0),
    _case(_scores(2, 3, 5, 4), axis=-2),
)
# A single row: sums over the wrong axes and a missing `keepdims` are judged elsewhere and cost nothing here.
INTEGERS = (
    _case(np.array([[3, 0, -1, 1]])),
    _case(np.array([[-2, 4, 3]])),
)
UNTOUCHED = (
    _case(_scores(1, 5)),
    _case(_scores(1, 4)),
)
# Some functions change their input only here. Whether they are right here is a matter of softmax-large_scores.
EXTREME = (
    _case(np.array([[720.0, 718.5, 719.0]])),
    _case(np.array([[-1000.0, -1001.5, -1000.5]])),
    _case(np.array([[0.5, -np.inf, 1.5, -2000.0]])),
)


def _leaves_input(cases: Sequence[Case], observed: Sequence[Observation],
                  expected: Sequence[Observation]) -> Finding | None:
    """The result is right and no input was modified; of the extreme cases only the latter is asked."""
    judged = Agrees("softmax", shares=softmax_axis, untouched=True)
    for case, got, due in zip(cases, observed, expected):
        if case not in EXTREME:
            found = judged([case], [got], [due])
        elif got.changed:
            found = finding("softmax", case, "changed", _("al terminar, `x` ya no era el que te di"))
        else:
            found = None
        if found:
            return found
    return None


EXERCISES = (
    Exercise(
        name="softmax", notebook="1_softmax", reference=reference.softmax, mistakes=MISTAKES,
        criteria=(
            Criterion("softmax-values", N_("Convierte puntajes en proporciones"), VALUES,
                      Agrees("softmax", shares=softmax_axis),
                      reread=N_("1. Repartir uno")),
            Criterion("softmax-large_scores", N_("Aguanta puntajes enormes"), LARGE,
                      Agrees("softmax", shares=softmax_axis),
                      reread=N_("2. El número que no cabe")),
            Criterion("softmax-axis", N_("Respeta el eje que se le pide"), AXIS,
                      Agrees("softmax", shares=softmax_axis),
                      reread=N_("3. ¿A lo largo de qué eje?")),
            Criterion("softmax-integers", N_("Acepta puntajes enteros"), INTEGERS,
                      Agrees("softmax", shares=softmax_axis),
                      reread=N_("4. Tu turno: softmax")),
            Criterion("softmax-untouched", N_("No modifica su entrada"), (*UNTOUCHED, *EXTREME), _leaves_input,
                      reread=N_("4. Tu turno: softmax")),
        ),
    ),
)
