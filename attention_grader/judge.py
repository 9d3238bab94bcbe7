"""The judge: compares what a student's function returned with the reference, and says why it differs.

Theory of operation. The judge never sees the student's code, only observations: what came of each call on inputs that
it chose. A `Caller` makes the calls, in the notebook's kernel or, for an instructor who runs a source notebook, on the
spot. Everything that is compared with stays on this side.

1. Every case of the function's criteria is called once, and each criterion's rule looks at its own cases.
2. Where a criterion is not met and the function may be built on earlier ones, the failed cases are called again with right
   functions in the place of the earlier ones. What is right then counts: the mistake was paid for where it was made. The
   replacements of functions graded in the same notebook are sent only when those have been judged for good.
3. A failure is named. The known mistakes run on the same inputs, through the same code as the student's function. One that
   coincides with the student on every case of the exercise is its name; else, on every case of the criterion, provided
   that it fails there in a way that tells it apart. Where several coincide the most specific one speaks: the one that
   explains with the fewest failed criteria. Where none does, the finding of the rule speaks alone.
4. A verdict is `passed`, `failed` or `not_judged`. A fault of the grader's becomes `not_judged`, never a zero; nothing
   unexpected becomes `passed`: that takes a rule which looked at every case and found nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Literal, Protocol

import numpy as np

from . import probe
from .channel import Items, Observation, Opaque, Value, read
from .evidence import agree, close, raised
from .exercises import REGISTER
from .model import Case, Criterion, Exercise, Finding, Mistake
from .rules import option
from .solutions import source_of
from .text import _

Outcome = Literal["passed", "failed", "not_judged"]


@dataclass(frozen=True)
class Verdict:
    """What a graded cell earned: `mistake` is the id of the known mistake, if it was one; `message` is the student's."""

    outcome: Outcome
    message: str
    mistake: str | None = None


class Caller(Protocol):
    """Makes calls where the student's function lives."""

    def expect(self, name: str, cases: Sequence[Case]) -> None:
        """Hear which calls will follow: who is far from the function may make them in one go."""

    def call(self, name: str, case: Case) -> Observation:
        """Call the function that the notebook knows as `name`."""

    def replace(self, names: Sequence[str], source: str) -> None:
        """Put the functions that `source` defines in the place of the notebook's own `names`."""

    def restore(self) -> None:
        """Give the notebook its own functions back."""


class LocalCaller:
    """Calls functions of this process: a reference, a known mistake, an instructor's source notebook."""

    def __init__(self, namespace: dict[str, object]):
        self.probe = probe.Probe(namespace)

    def expect(self, name: str, cases: Sequence[Case]) -> None:
        pass

    def call(self, name: str, case: Case) -> Observation:
        self.probe.handle({"action": "pin", "name": name})
        if name not in self.probe.pinned:
            return Observation("undefined")
        return observe(self.probe.pinned[name], case)

    def replace(self, names: Sequence[str], source: str) -> None:
        self.probe.handle({"action": "replace", "names": names, "source": source})

    def restore(self) -> None:
        self.probe.handle({"action": "restore"})


def observe(target: object, case: Case) -> Observation:
    """Call `target` in this process, described and read exactly as a student's function is."""
    args, kwargs = case.fresh()
    return read(probe.observe(target, args, kwargs), case.inputs)


def judge(exercise: Exercise, caller: Caller) -> dict[str, Verdict]:
    """Judge all criteria of a function or question, by criterion id."""
    observed = _call(exercise, caller)
    findings = _findings(exercise, observed)
    failed = {criterion_id for criterion_id, finding in findings.items() if finding}
    rescued: set[str] = set()
    if failed and exercise.uses and _exists(observed):
        with _replaced(caller, exercise.uses):
            again = _call(exercise, caller)
        again_findings = _findings(exercise, again)
        rescued = {criterion_id for criterion_id in failed if not again_findings[criterion_id]}
        broke_nothing = {criterion_id for criterion_id, finding in again_findings.items() if finding} <= failed
        if broke_nothing and (rescued or not _named(exercise, observed, exercise.criteria)):  # what is left to name is its own
            observed, findings = again, {criterion_id: again_findings[criterion_id] for criterion_id in findings}
    own_mistake = _named(exercise, observed, exercise.criteria)
    verdicts = {}
    for criterion in exercise.criteria:
        finding = findings[criterion.id]
        if criterion.id not in failed or criterion.id in rescued:
            verdicts[criterion.id] = Verdict("passed", _rescue(exercise) if criterion.id in rescued else "")
        elif finding:
            mistake = own_mistake or _named(exercise, observed, [criterion])
            message = f"{finding.fact} {_(mistake.message)}" if mistake else finding.fact
            verdicts[criterion.id] = Verdict("failed", message, mistake.id if mistake else None)
    return verdicts


def _call(exercise: Exercise, caller: Caller) -> dict[str, list[Observation]]:
    caller.expect(exercise.name, [case for criterion in exercise.criteria for case in criterion.cases])
    return {criterion.id: _call_all(exercise.name, criterion, caller) for criterion in exercise.criteria}


def _call_all(name: str, criterion: Criterion, caller: Caller) -> list[Observation]:
    """What came of each case; once a call did not end by itself the criterion is lost, and the rest of its cases is not called."""
    observed: list[Observation] = []
    for case in criterion.cases:
        lost = bool(observed) and observed[-1].status in ("timeout", "died")
        observed.append(observed[-1] if lost else caller.call(name, case))
    return observed


def _findings(exercise: Exercise, observed: Mapping[str, Sequence[Observation]]) -> dict[str, Finding | None]:
    return {criterion.id: criterion.rule(criterion.cases, observed[criterion.id], expected(exercise.name, criterion.id))
            for criterion in exercise.criteria}


def _exists(observed: Mapping[str, Sequence[Observation]]) -> bool:
    """Whether there is a function at all that could be called again."""
    return any(one.status not in ("undefined", "value") for row in observed.values() for one in row)


@contextmanager
def _replaced(caller: Caller, names: Sequence[str]) -> Iterator[None]:
    caller.replace(names, source_of(names))
    try:
        yield
    finally:
        caller.restore()


def _rescue(exercise: Exercise) -> str:
    earlier = ", ".join(f"`{name}`" for name in exercise.uses)
    return _("Tu `{name}` está bien: falló porque usa una función anterior ({earlier}) que tiene un error, y ese error se "
             "descuenta solo en su propio ejercicio. Aquí no pierdes puntos.").format(name=exercise.name, earlier=earlier)


@cache
def expected(name: str, criterion_id: str) -> list[Observation]:
    """What the reference does with each case of a criterion."""
    exercise = REGISTER[name]
    criterion = next(criterion for criterion in exercise.criteria if criterion.id == criterion_id)
    return [observe(exercise.reference, case) for case in criterion.cases]


@cache
def made(mistake: Mistake, case: Case) -> Observation:
    """What a known mistake does with a case."""
    return observe(mistake.function, case)


def behaviour(name: str, mistake_id: str) -> dict[str, list[Observation]]:
    """What a known mistake does with each case, by criterion id."""
    exercise = REGISTER[name]
    mistake = next(mistake for mistake in exercise.mistakes if mistake.id == mistake_id)
    return {criterion.id: [made(mistake, case) for case in criterion.cases] for criterion in exercise.criteria}


@cache
def failed_by(name: str, mistake_id: str) -> frozenset[str]:
    """The criteria that a known mistake does not meet."""
    found = _findings(REGISTER[name], behaviour(name, mistake_id))
    return frozenset(criterion_id for criterion_id, finding in found.items() if finding)


def _named(exercise: Exercise, observed: Mapping[str, Sequence[Observation]],
           criteria: Sequence[Criterion]) -> Mistake | None:
    """The known mistake that coincides with what was observed on every case of `criteria`, if one does."""
    whole, ids = len(criteria) == len(exercise.criteria), {criterion.id for criterion in criteria}
    rows = [row for criterion in criteria
            for row in zip(criterion.cases, observed[criterion.id], expected(exercise.name, criterion.id))]
    if not any(one.status != "raised" or raised(one)[0] != "raised" for _case, one, _due in rows):
        return None  # any error at all looks like any other: that tells nothing apart
    rows.sort(key=lambda row: coincide(exercise, row[1], row[2], row[2], also_changes=True))  # what is wrong tells most mistakes apart
    candidates = []
    for mistake in exercise.mistakes:
        others = (made(mistake, case) for case, _one, _due in rows)  # most differ soon, and are not computed to the end
        if not all(coincide(exercise, one, other, due, also_changes=whole or bool(other.changed))
                   for (_case, one, due), other in zip(rows, others)):
            continue
        failed = failed_by(exercise.name, mistake.id)
        if ids & failed:
            candidates.append((mistake.criterion not in ids, len(failed), mistake))
    if not candidates:
        return None
    return min(candidates, key=lambda candidate: candidate[:2])[2]


def coincide(exercise: Exercise, one: Observation, other: Observation, due: Observation, also_changes: bool) -> bool:
    """Whether two observations are of the same behaviour, NaN for NaN and error for error.

    Two independent mistakes of one student meet in one criterion: a modified input is asked about (`also_changes`) only where
    the whole exercise is compared or the known mistake modifies it too. An error that was `due` needs no more than its class.
    """
    if one.status != other.status or (also_changes and one.changed != other.changed):
        return False
    if one.status == "raised":
        return one.types[0] == other.types[0] and (due.status == "raised" or raised(one)[0] == raised(other)[0])
    if exercise.view:
        return same(exercise.view(one.value), exercise.view(other.value))
    return same(one.value, other.value)


def same(one: Value, other: Value) -> bool:
    """Whether two values are the same claim: structure, shapes, numbers within the contract's tolerance, NaN equal to NaN."""
    if isinstance(one, Items) and isinstance(other, Items):
        return (one.type, one.length, len(one.items)) == (other.type, other.length, len(other.items)) and all(
            same(a, b) for a, b in zip(one.items, other.items))
    if isinstance(one, np.ndarray) and isinstance(other, np.ndarray):
        return (one.shape == other.shape and (one.dtype.kind == "b") == (other.dtype.kind == "b")
                and close(one, other + 0.0, 1e-5, 1e-7, equal_nan=True))
    if isinstance(one, Opaque) and isinstance(other, Opaque):
        return one == other
    if isinstance(one, str) and isinstance(other, str):
        return option(one) == option(other)
    return agree(one, other)


def judge_here(criterion_id: str, namespace: dict[str, object]) -> None:
    """Judge one criterion of the function in `namespace`, on the spot; raise its message where it is not met.

    Raises `KeyError` for a criterion that no exercise has.
    """
    exercise = exercise_of(criterion_id)
    verdict = judge(exercise, LocalCaller(namespace))[criterion_id]
    if verdict.outcome != "passed":
        raise AssertionError(verdict.message)


def exercise_of(criterion_id: str) -> Exercise:
    """The exercise that a graded cell's id belongs to."""
    for exercise in REGISTER.values():
        if any(criterion.id == criterion_id for criterion in exercise.criteria):
            return exercise
    raise KeyError(f"no exercise has the criterion {criterion_id!r}")
