"""The little trained model: what ships holds the table's order, training still trains, and notebook 6 tells what it computes."""

import ast
import contextlib
import importlib.util
import io
import re
import sys
from pathlib import Path

import nbformat
import numpy as np
import pytest

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from training import model, sentences  # noqa: E402

NOTEBOOK = ROOT / "source" / "atencion" / "6_modelo.ipynb"
SHIPPED = np.load(ROOT / "training" / "models.npz")
NAMES = {"A": "right", "B": "no_positions", "C": "no_mask", "D": "silent_mask"}  # in the notebook
MATRICES = ("E", "W_q", "W_k", "W_v", "W_o", "W_out", "b_out")
needs_autograd = pytest.mark.skipif(importlib.util.find_spec("autograd") is None,
                                    reason="autograd is not installed (the optional extra `training`)")


def parameters(variant):
    return {name: SHIPPED[f"{variant}/{name}"].astype(float) for name in MATRICES}


# --- the world ---


def test_the_verb_agrees_with_the_subject_and_nothing_kept_back_is_trained_on():
    rng = np.random.default_rng(0)
    for _ in range(300):
        words = [sentences.VOCABULARY[token] for token in sentences.draw(rng)]
        beginning, verb, stop = " ".join(words[:-2]), words[-2], words[-1]
        assert stop == "." and not sentences.is_new(beginning) and beginning in WORLD
        assert verb in (sentences.VERBS.values() if sentences.is_plural(beginning) else sentences.VERBS)


WORLD = set(sentences.beginnings())


def test_the_world_has_the_size_that_is_told():
    assert len(sentences.VOCABULARY) == len(set(sentences.VOCABULARY)) == 31
    assert len(WORLD) == len(sentences.beginnings()) == 6330
    assert sum(len(SHIPPED[f"right/{name}"].ravel()) for name in MATRICES) == 2047


# --- the shipped models, in plain NumPy ---


@pytest.fixture(scope="module")
def agreement():
    reference = model.functions(np)
    return {variant: model.agreement(reference, parameters(variant), variant) for variant in model.VARIANTS}


def test_the_best_losses_belong_to_the_models_that_cannot_write(agreement):
    final = {variant: SHIPPED[f"{variant}/losses"][-1] for variant in model.VARIANTS}
    assert agreement["right"] >= 0.98
    assert agreement["right"] > agreement["no_positions"] > 0.7
    for variant in ("no_mask", "silent_mask"):
        assert agreement[variant] <= 0.7
        assert final[variant] < final["right"] / 1000
        assert final[variant] < sentences.floor() < final["right"]


def test_the_stretched_mask_is_no_mask_at_all(agreement):
    np.testing.assert_allclose(SHIPPED["silent_mask/losses"], SHIPPED["no_mask/losses"], rtol=0.01)
    assert agreement["silent_mask"] == pytest.approx(agreement["no_mask"], abs=0.01)


def test_no_seed_turns_the_order_round():
    for lucky, other in zip(SHIPPED["right/by_seed"], SHIPPED["no_positions/by_seed"]):
        assert lucky >= 0.98 and 0.7 < other < 0.95
    assert max(*SHIPPED["no_mask/by_seed"], *SHIPPED["silent_mask/by_seed"]) <= 0.7


def test_both_heads_find_the_subject_past_an_attractor():
    reference, right = model.functions(np), parameters("right")
    asked = [text for text in WORLD if sentences.is_new(text) and sentences.verb_is_due(text) and sentences.has_attractor(text)]
    assert len(asked) > 400
    for text in asked:
        _, weights = model.read(reference, right, sentences.encode(text), "right")
        assert (weights[:, -1].argmax(axis=-1) < 2).all(), text  # the article or the noun of the subject


def test_the_mask_alone_decides_who_peeks():
    reference = model.functions(np)
    one, other = (sentences.encode(f"la bodega de los puertos no pago {last}") for last in (".", "las"))
    for variant in model.VARIANTS:
        before, after = (model.read(reference, parameters(variant), tokens, variant)[0][:-1] for tokens in (one, other))
        assert np.array_equal(before, after) == (model.VARIANTS[variant]["mask"] == "(n, n)")


# --- training ---


@needs_autograd
@pytest.mark.parametrize("variant", model.VARIANTS)
def test_a_few_steps_bring_the_loss_down(variant):
    from training import train

    _, losses = train.train(variant, train.SHIPPED, steps=40)
    assert np.mean(losses[-5:]) < 0.75 * np.mean(losses[:5])


@needs_autograd
def test_a_batch_is_read_as_its_sentences_one_by_one():
    from training import train

    reference, right = model.functions(np), parameters("right")
    for variant, kind in model.VARIANTS.items():
        tokens, _, places, mask = train.batch(np.random.default_rng(3), kind["mask"], size=4)
        scores, _ = model.logits(reference, right, tokens, places, mask, kind["positions"])
        starts = np.flatnonzero(places == 0)
        for first, last in zip(starts, [*starts[1:], len(tokens)]):
            alone, _ = model.read(reference, right, list(tokens[first:last]), variant)
            np.testing.assert_allclose(scores[first:last], alone, atol=1e-5)


# --- the notebook ---


@pytest.fixture(scope="module")
def cells():
    return nbformat.read(NOTEBOOK, as_version=4).cells


def run(cells, replaced=None, until=None):
    """Run the notebook's code cells in a namespace of their own, without drawing; return it and what was printed."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    namespace, printed = {"__name__": "notebook"}, io.StringIO()
    code = [cell for cell in cells if cell.cell_type == "code"]
    with contextlib.redirect_stdout(printed):
        for cell in code:
            exec(compile(cell.source, NOTEBOOK.name, "exec"), namespace)
            if replaced and cell.metadata.get("nbgrader"):
                exec(replaced, namespace)
            if until and until in cell.source:
                break
    plt.close("all")
    return namespace, printed.getvalue()


@pytest.fixture(scope="module")
def notebook(cells):
    return run(cells)


def test_the_notebook_needs_numpy_matplotlib_and_the_standard_library_only(cells):
    imported = {name.name.split(".")[0] for cell in cells if cell.cell_type == "code" for node in ast.walk(ast.parse(cell.source))
                if isinstance(node, ast.Import) for name in node.names}
    assert imported == {"base64", "matplotlib", "numpy"}
    assert not any("import" in cell.source and "attention_grader" in cell.source for cell in cells)


def test_the_notebook_holds_the_shipped_models(notebook):
    namespace, _ = notebook
    for name, variant in NAMES.items():
        for key in (*MATRICES, "losses"):
            assert np.array_equal(namespace["models"][name][key], SHIPPED[f"{variant}/{key}"].astype(float)), (name, key)
        np.testing.assert_allclose(namespace["BY_SEED"][name], SHIPPED[f"{variant}/by_seed"], atol=5e-4)


def test_the_notebook_tells_of_the_same_world(notebook):
    namespace, _ = notebook
    assert namespace["VOCABULARY"] == list(sentences.VOCABULARY)
    assert namespace["beginnings"] == sentences.beginnings()
    assert namespace["new"] == [text for text in sentences.beginnings() if sentences.is_new(text)]
    assert namespace["floor"] == pytest.approx(sentences.floor())


def test_the_notebook_measures_what_was_measured_here(notebook, agreement):
    namespace, _ = notebook
    for name, variant in NAMES.items():
        assert namespace["table"][name][0] == pytest.approx(agreement[variant])


def test_every_number_in_the_prose_is_printed(cells, notebook):
    _, printed = notebook
    told = set()
    for cell in cells:
        if cell.cell_type == "markdown":
            told |= set(re.findall(r"(?<![\w.])\d+\.\d+(?:e-\d+)?(?![\w.]\d)", cell.source))
            told |= set(re.findall(r"(?<![\w.·])\d{3,}(?![\w.]\d)", cell.source))
    told -= {"0.1"}  # a guess that is offered
    unprinted = {number for number in told if not re.search(rf"(?<![\d.]){re.escape(number)}(?!\d)", printed)}
    assert not unprinted


def test_an_unknown_word_is_answered_with_the_vocabulary(notebook):
    namespace, _ = notebook
    for text, word in (("la bodega de quito no", "quito"), ("La bodega", "La")):
        told = io.StringIO()
        with contextlib.redirect_stdout(told):
            assert not namespace["understood"](text)
        assert f"«{word}»" in told.getvalue() and all(word in told.getvalue() for word in sentences.VOCABULARY)


WRONG = {
    "scale": ("masked_attention", "def masked_attention(Q, K, V, mask):\n"
              "    weights = softmax(Q @ np.swapaxes(K, -1, -2) + mask)\n    return weights @ V, weights", "la escala"),
    "axis": ("softmax", "def softmax(x, axis=-1):\n    return np.exp(x - x.max()) / np.exp(x - x.max()).sum(axis=0)", "el eje"),
    "heads": ("split_heads", "def split_heads(X, n_heads):\n"
              "    return X.reshape(len(X), n_heads, -1).swapaxes(0, 1)[::-1]", "las cabezas están en otro orden"),
    "positions": ("positional_encoding", "def positional_encoding(n, d):\n    return np.zeros((n, d))", "es todo ceros"),
    "mask": ("causal_mask", "def causal_mask(n):\n    return np.zeros((n, n))", "no tapas nada"),
    "stretched": ("masked_attention", "def masked_attention(Q, K, V, mask):\n"
                  "    weights = softmax(Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1]) + mask)\n    return weights @ V, weights",
                  "numpy la estira"),
    "empty": ("split_heads", "def split_heads(X, n_heads):\n    raise NotImplementedError", "está vacía"),
}


@pytest.mark.parametrize("name", WRONG)
def test_the_review_names_the_piece_and_what_one_sees(cells, name):
    function, source, told = WRONG[name]
    namespace, printed = run(cells, replaced=source, until="def review(")
    assert set(namespace["found"]) == {function}
    assert told in printed.lower()


def test_a_wrong_piece_shows_in_the_model(cells):
    _, printed = run(cells, replaced=WRONG["positions"][1], until="yours = measure(")
    assert "No coinciden" in printed and "positional_encoding" in printed.split("No coinciden")[1]
