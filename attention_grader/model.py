"""What an exercise is made of: cases to call it on, criteria to judge by, and the mistakes that are known by name."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

import numpy as np

from .channel import Observation, Value


@dataclass(frozen=True, eq=False)
class Case:
    """One call. `names` are the parameters' names as the message shows them, positional ones first."""

    args: tuple[Any, ...] = ()
    kwargs: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    names: tuple[str, ...] = ()

    def fresh(self) -> tuple[list[Any], dict[str, Any]]:
        """The arguments as copies, so that a function that changes its input does not spoil the next call."""
        return [_copy(value) for value in self.args], {key: _copy(value) for key, value in self.kwargs.items()}

    @property
    def inputs(self) -> tuple[Any, ...]:
        """The arguments in the order of their names."""
        return (*self.args, *self.kwargs.values())


def _copy(value: Any) -> Any:
    return value.copy() if isinstance(value, np.ndarray) else value


@dataclass(frozen=True)
class Finding:
    """Why a criterion is not met: `kind` is a word for the code, `fact` a sentence for the student."""

    kind: str
    case: Case
    fact: str


# Looks at what the student's function did with each case beside what the reference did; None means that it is right.
Rule = Callable[[Sequence[Case], Sequence[Observation], Sequence[Observation]], Finding | None]


@dataclass(frozen=True, eq=False)
class Criterion:
    """One graded cell: `id` is its grade_id, `title` (Spanish) says what is checked."""

    id: str
    title: str
    cases: tuple[Case, ...]
    rule: Rule
    reread: str = ""  # the notebook's section to go back to


@dataclass(frozen=True, eq=False)
class Mistake:
    """A wrong implementation that is known by name.

    `function` makes the mistake, whatever the notebook around it; `message` (Spanish) says what the student did and
    points at the idea, without giving the line away. The facts of the call stand before it in what the student reads.
    `criterion` is the one whose kind of error it is: it never meets that one, whatever else it breaks.
    """

    id: str
    criterion: str
    function: Callable[..., Any] | str  # of a question: the wrong option
    message: str


@dataclass(frozen=True, eq=False)
class Exercise:
    """A function that students write, or a question that they answer.

    `reference` is the right function, or the right option of a question; `uses` names the earlier functions that it may
    be built on. `view` is what of a returned value tells known mistakes apart, where not all of it does.
    """

    name: str
    notebook: str
    reference: Callable[..., Any] | str
    criteria: tuple[Criterion, ...]
    mistakes: tuple[Mistake, ...]
    uses: tuple[str, ...] = ()
    view: Callable[[Value], Value] | None = None
