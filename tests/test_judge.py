"""The judge is never wrong about a student: every known mistake is refused and named, every right answer is accepted."""

import ast
import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from attention_grader.cells import mistake_cell, reference_cell, right_cells
from attention_grader.channel import Observation
from attention_grader.exercises import REGISTER
from attention_grader.judge import LocalCaller, behaviour, coincide, expected, failed_by, judge
from attention_grader.solutions import reference

FUNCTIONS = {name: exercise for name, exercise in REGISTER.items() if callable(exercise.reference)}
MISTAKES = [(exercise, mistake) for exercise in REGISTER.values() for mistake in exercise.mistakes]
LEAST = {"softmax": 25, "causal_mask": 15, "split_heads": 10, "multi_head_attention": 25, "positional_encoding": 25}


def namespace(**own):
    """What a notebook's names mean where everything earlier is right."""
    return {"np": np, **{name: getattr(reference, name) for name in FUNCTIONS}, **own}


def run(cell, **own):
    """The names after a student's cell ran."""
    names = namespace(**own)
    exec(compile(cell, "celda", "exec"), names)
    return names


def verdicts(exercise, names):
    return judge(exercise, LocalCaller(names))


def one_id(part):
    """How a test names a mistake, an exercise or the name of one."""
    return getattr(part, "id", None) or getattr(part, "name", part)


@pytest.mark.parametrize("name", REGISTER)
def test_the_reference_meets_every_criterion(name):
    exercise = REGISTER[name]
    assert all(verdict.outcome == "passed" for verdict in verdicts(exercise, run(reference_cell(exercise))).values())


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_stub_meets_none(name):
    def stub(*args, **kwargs):
        raise NotImplementedError

    assert all(verdict.outcome == "failed" for verdict in verdicts(REGISTER[name], namespace(**{name: stub})).values())


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("nothing", [None, 0.0, "a", (), [], np.zeros(3), (np.zeros(2), np.zeros(2)), object()],
                         ids=lambda nothing: type(nothing).__name__)
def test_a_function_that_returns_the_same_whatever_it_is_given_meets_none(name, nothing):
    assert not any(verdict.outcome == "passed" for verdict in
                   verdicts(REGISTER[name], namespace(**{name: lambda *args, **kwargs: nothing})).values())


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("error", [ValueError("no"), TypeError("no"), SystemExit(0)], ids=repr)
def test_a_function_that_always_raises_meets_none(name, error):
    def refuse(*args, **kwargs):
        raise error

    assert not any(verdict.outcome == "passed" for verdict in verdicts(REGISTER[name], namespace(**{name: refuse})).values())


@pytest.mark.parametrize(("exercise", "mistake"), MISTAKES, ids=one_id)
def test_the_mistake_is_refused_by_a_criterion_of_its_kind_and_named_wherever_it_fails(exercise, mistake):
    found = verdicts(exercise, run(mistake_cell(exercise, mistake)))
    failed = {criterion_id: verdict for criterion_id, verdict in found.items() if verdict.outcome == "failed"}
    assert all(verdict.message.endswith(mistake.message) for verdict in failed.values() if verdict.mistake == mistake.id)
    assert mistake.criterion in failed
    assert {verdict.mistake for verdict in failed.values()} == {mistake.id}
    assert failed.keys() == failed_by(exercise.name, mistake.id)


@pytest.mark.parametrize("name", REGISTER)
def test_mistakes_with_different_messages_can_be_told_apart(name):
    exercise = REGISTER[name]
    for one, other in itertools.combinations(exercise.mistakes, 2):
        if one.message != other.message:
            assert any(
                not coincide(exercise, a, b, due, also_changes=True)
                for criterion in exercise.criteria
                for a, b, due in zip(behaviour(name, one.id)[criterion.id], behaviour(name, other.id)[criterion.id],
                                     expected(name, criterion.id))), (one.id, other.id)


def test_enough_mistakes_are_known():
    counts = {name: len(exercise.mistakes) for name, exercise in FUNCTIONS.items()}
    assert all(counts[name] >= least for name, least in LEAST.items())
    assert counts["attention"] + counts["masked_attention"] >= 35


@pytest.mark.parametrize(("exercise", "mistake"), MISTAKES, ids=one_id)
def test_the_message_is_for_a_student(exercise, mistake):
    assert mistake.message.rstrip().endswith((".", "?", ")", "»", "`"))
    assert "!" not in mistake.message and "usted" not in mistake.message.lower()
    assert len(mistake.message) <= 420


@pytest.mark.parametrize(("name", "variant"), [(name, variant) for name in FUNCTIONS for variant in right_cells(name)])
def test_a_right_but_unusual_answer_gets_everything(name, variant):
    found = verdicts(REGISTER[name], run(right_cells(name)[variant]))
    assert {criterion_id: verdict.message for criterion_id, verdict in found.items() if verdict.outcome != "passed"} == {}


def test_every_function_has_right_variants():
    assert all(len(right_cells(name)) >= 10 for name in FUNCTIONS)


# One mistake costs once: a wrong earlier function, and a right later one written in the three ways in which students write it.
PAIRS = [(earlier, mistake, later) for later in FUNCTIONS.values() for earlier in later.uses
         for mistake in REGISTER[earlier].mistakes]


def inlined(later):
    """The later function with the earlier ones pasted inside of it."""
    tree = ast.parse(reference_cell(later))
    inside = ast.parse("\n\n".join(reference_cell(REGISTER[name]) for name in ("softmax", *later.uses)))
    tree.body[0].body[:0] = inside.body
    return ast.unparse(tree)


@pytest.mark.parametrize(("earlier", "mistake", "later"), PAIRS, ids=one_id)
def test_a_wrong_earlier_function_costs_the_later_one_nothing(earlier, mistake, later):
    wrong = run(mistake_cell(REGISTER[earlier], mistake))[earlier]
    found = verdicts(later, run(reference_cell(later), **{earlier: wrong}))
    assert all(verdict.outcome == "passed" for verdict in found.values())
    for verdict in found.values():
        assert verdict.message == "" or earlier in verdict.message


@pytest.mark.parametrize("later", [exercise for exercise in FUNCTIONS.values() if exercise.uses], ids=lambda later: later.name)
def test_a_later_function_that_does_without_the_wrong_earlier_ones_is_right_by_itself(later):
    def wrong(*args, **kwargs):
        raise ZeroDivisionError

    broken = dict.fromkeys(later.uses, wrong)
    corrected = "\n\n".join(reference_cell(REGISTER[name]) for name in later.uses) + "\n\n" + reference_cell(later)
    for cell in (inlined(later), corrected):
        found = verdicts(later, run(cell, **broken))
        assert {(verdict.outcome, verdict.message) for verdict in found.values()} == {("passed", "")}


def test_a_later_mistake_is_named_through_a_wrong_earlier_function():
    attention = REGISTER["attention"]
    wrong = run(mistake_cell(REGISTER["softmax"], next(m for m in REGISTER["softmax"].mistakes if m.id == "softmax-no_maximum")))
    mistake = next(m for m in attention.mistakes if m.id == "attention-no_scale")
    found = verdicts(attention, run(mistake_cell(attention, mistake), softmax=wrong["softmax"]))
    assert {verdict.mistake for verdict in found.values() if verdict.outcome == "failed"} == {mistake.id}


# The judge decides by behaviour, not by luck with its own inputs: other inputs give the same decisions.
shapes = st.lists(st.integers(2, 5), min_size=1, max_size=3)


@given(shapes, st.integers(0, 10**6))
@settings(max_examples=30, deadline=None)
def test_no_rule_refuses_the_reference_on_other_inputs(shape, seed):
    from attention_grader.channel import read
    from attention_grader.model import Case
    from attention_grader.probe import observe
    from attention_grader.rules import Agrees, softmax_axis

    rng = np.random.default_rng(seed)
    x = rng.normal(0, rng.choice([0.1, 1, 100]), shape)
    axis = int(rng.integers(-len(shape), len(shape)))
    case = Case((x,), {"axis": axis}, ("x",))
    seen = [read(observe(reference.softmax, [x.copy()], {"axis": axis}), [x, axis])]
    assert Agrees("softmax", shares=softmax_axis)([case], seen, seen) is None
    n_q, n_k, d_k, d_v = rng.integers(1, 6, 4)
    arrays = [rng.normal(0, 2, (*shape[:1], n, d)) for n, d in ((n_q, d_k), (n_k, d_k), (n_k, d_v))]
    case = Case(tuple(arrays), {}, ("Q", "K", "V"))
    seen = [read(observe(reference.attention, arrays, {}), arrays)]
    for part in (0, 1):
        assert Agrees("attention", part)([case], seen, seen) is None


@given(st.sampled_from(["unreadable", "timeout", "died", "undefined", "interrupted"]), st.sampled_from(sorted(REGISTER)))
def test_whatever_is_no_value_passes_nothing(status, name):
    class Silent:
        def expect(self, name, cases):
            pass

        def call(self, name, case):
            return Observation(status)

        def replace(self, names, source):
            pass

        def restore(self):
            pass

    assert not any(verdict.outcome == "passed" for verdict in judge(REGISTER[name], Silent()).values())


@pytest.mark.parametrize("end", ["timeout", "died"])
def test_after_a_call_that_did_not_end_the_rest_of_the_criterion_is_not_called(end):
    exercise, called = REGISTER["softmax"], []

    class Hanging(LocalCaller):
        def call(self, name, case):
            called.append(case)
            return Observation(end)

    found = judge(exercise, Hanging({}))
    assert called == [criterion.cases[0] for criterion in exercise.criteria]
    assert {verdict.outcome for verdict in found.values()} == {"failed"}
