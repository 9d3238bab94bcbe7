"""What comes out of a student's process is read strictly: any reply at all gives an observation, and nothing is believed."""

import base64
import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from attention_grader import channel, probe
from attention_grader.channel import Items, Observation, Opaque, read, read_all

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda children: st.lists(children) | st.dictionaries(st.text(), children), max_leaves=20)
keys = st.sampled_from(
    ["status", "value", "after", "types", "message", "kind", "items", "length", "dtype", "shape", "data", "type", "number", "text"])
words = st.sampled_from(
    ["returned", "raised", "value", "array", "tuple", "list", "none", "number", "text", "other", "<f8", "|O", "<U9", "AAAA"])
near_misses = st.recursive(
    words | st.none() | st.integers(-2, 9) | st.floats() | st.text(max_size=5),
    lambda children: st.lists(children, max_size=4) | st.dictionaries(keys, children, max_size=6), max_leaves=25)


@given(json_values | near_misses | st.binary() | st.text() | st.builds(json.dumps, near_misses))
def test_any_reply_gives_an_observation(reply):
    assert isinstance(read(reply), Observation)


@given(json_values | near_misses | st.builds(lambda replies: {"status": "done", "replies": replies}, st.lists(near_misses, max_size=3)))
def test_any_reply_to_several_calls_gives_an_observation_for_each_or_nothing(reply):
    given = [(), (np.ones(2),)]
    for text in (json.dumps(reply), str(reply), json.dumps(reply)[:-1]):
        found = read_all(text, given)
        assert len(found) in (0, 2) and all(isinstance(one, Observation) for one in found)


def returned(value):
    return {"status": "returned", "value": value, "after": []}


def array(dtype="<f8", shape=(2,), data=None):
    raw = np.zeros(shape, dtype="<f8").tobytes() if data is None else data
    return returned({"kind": "array", "dtype": dtype, "shape": list(shape), "data": base64.b64encode(raw).decode()})


@pytest.mark.parametrize("reply", [
    array(data=b"1234567"), array(data=b"0" * 17), array(dtype="|O"), array(dtype="<U2"), array(dtype="V8"), array(dtype="float64"),
    array(shape=(1 << 30,), data=b""), returned({"kind": "array", "dtype": "<f8", "shape": [-1], "data": ""}),
    returned({"kind": "array", "dtype": "<f8", "shape": [True], "data": base64.b64encode(bytes(8)).decode()}),
    returned({"kind": "array", "dtype": "<f8", "shape": [1] * 40, "data": base64.b64encode(bytes(8)).decode()}),
    returned({"kind": "array", "dtype": "<f8", "shape": [1], "data": "not base64!"}),
    returned({"kind": "tuple", "length": 3, "items": [{"kind": "none"}]}), returned({"kind": "pickle"}), {"status": "passed"}, [], "{", "",
    "[" * 100_000, '{"status": "returned", "value": {"kind": "number", "number": "1"}, "after": []}',
])
def test_a_reply_that_breaks_the_format_is_unreadable(reply):
    assert read(reply).status == "unreadable"


@given(hnp.arrays(
    st.sampled_from(["<f8", "<f4", "<f2", "<i8", "<i4", "|u1", "|b1", "<c16", ">f8"]),
    hnp.array_shapes(min_dims=0, max_dims=4, max_side=5)))
def test_an_array_arrives_as_it_left(sent):
    value = read(json.dumps(probe.observe(lambda: sent, [], {}))).value
    assert isinstance(value, np.ndarray)
    assert value.shape == sent.shape
    np.testing.assert_array_equal(value, sent)


class Liar(np.ndarray):
    """An array that says it is equal to everything."""

    def __eq__(self, other):
        return True

    def __array__(self, *args, **kwargs):
        raise RuntimeError

    @property
    def shape(self):
        return (99,)


def test_an_array_that_lies_is_read_by_its_bytes():
    lying = np.array([1.0, 2.0]).view(Liar)
    value = read(probe.observe(lambda: lying, [], {})).value
    assert isinstance(value, np.ndarray) and value.tolist() == [1.0, 2.0]


@pytest.mark.parametrize(("value", "seen"), [
    (None, None), (1.5, 1.5), (np.float64(2), 2.0), (True, 1.0), ("a", "a"), ([1.0], Items("list", 1, (1.0,))), ((), Items("tuple", 0, ())),
    ({"a": 1}, Opaque("dict")), (np.array([object()]), Opaque("object", (1,))), (1j, Opaque("complex")),
    (np.zeros(1 << 18), Opaque("float64", (1 << 18,))),
])
def test_every_other_value_arrives_as_a_claim(value, seen):
    assert read(json.dumps(probe.observe(lambda: value, [], {}))).value == seen


def test_an_input_that_was_changed_is_told():
    def change(x, y):
        x[0] = 7.0
        return y

    given = [np.zeros(2), np.ones(2)]
    assert read(probe.observe(change, [value.copy() for value in given], {}), given).changed == (0,)


def test_whatever_is_raised_is_an_observation():
    def leave():
        raise SystemExit("bye")

    observation = read(probe.observe(leave, [], {}))
    assert (observation.status, observation.types[0], observation.message) == ("raised", "SystemExit", "bye")


def test_an_input_arrives_as_it_was_sent():
    for value in (np.arange(6, dtype=np.int64).reshape(2, 3), np.float64([1.5, -np.inf]), 3, None, -1.5):
        arrived = probe.decode_input(json.loads(json.dumps(channel.write_input(value))))
        np.testing.assert_array_equal(arrived, value)
        assert getattr(arrived, "dtype", None) == getattr(value, "dtype", None)
