"""`positional_encoding(n, d)`: the calls that its criteria make, and the rule that judges them."""

from ..model import Case, Criterion, Exercise
from ..rules import Agrees
from ..solutions import reference
from ..text import N_
from .mistakes.positions import MISTAKES


def _case(n: int, d: int) -> Case:
    return Case((n, d), {}, ("n", "d"))


# `n` and `d` always differ; some calls have more rows than columns and some fewer. With d = 2 there is one frequency only,
# and with n = 1 all angles are 0: what is wrong there is the shape or the order of the waves.
VALUES = (_case(5, 8), _case(4, 10), _case(12, 6), _case(3, 4), _case(7, 2), _case(1, 6), _case(1, 2))

# The last one is even: a function that raises whatever it is given is not taken for one that trips over odd numbers.
ODD = (_case(4, 5), _case(3, 7), _case(6, 3), _case(5, 1), _case(1, 9), _case(1, 2))

# Longer than the tables of 512, 1000, 5000 and 10000 positions that are often computed beforehand, longer than 8 and 11
# bits can count, and as wide as the model of the paper.
LONG = (_case(1200, 6), _case(3, 512), _case(10500, 2), _case(300, 16))


def _single_precision(case: Case) -> float:
    """How far an encoding computed in float32 may be from the exact one.

    An angle is at most n. In float32 it carries the rounding of its power, of the division and of its own storage, each
    a relative 2^-24 (a phase of π/2 added to it, for the cosines, is rounded once more), and neither sine nor cosine
    makes an error larger. Four roundings of the largest angle cover them.
    """
    n = case.args[0]
    return float(4 * n * 2.0 ** -24)


EXERCISES = (
    Exercise(
        name="positional_encoding", notebook="5_posiciones", reference=reference.positional_encoding, mistakes=MISTAKES,
        criteria=(
            Criterion("positional_encoding-values", N_("Da a cada posición sus senos y cosenos"), VALUES,
                      Agrees("positional_encoding", slack=_single_precision),
                      reread=N_("3. Un reloj con varias manecillas")),
            Criterion("positional_encoding-odd_dimension", N_("Acepta una dimensión impar"), ODD,
                      Agrees("positional_encoding", slack=_single_precision),
                      reread=N_("4. Tu turno: positional_encoding")),
            Criterion("positional_encoding-long_sequences", N_("Sirve para secuencias largas y vectores anchos"), LONG,
                      Agrees("positional_encoding", slack=_single_precision),
                      reread=N_("3. Un reloj con varias manecillas")),
        ),
    ),
)
