"""A causal language model of one layer, attention only, over the very functions of `solutions/reference.py`.

    embedding (31 words, d = 16) + positions → two heads, W_o → added to the input → logits

`functions(np)` loads the reference over plain NumPy or over autograd's: its functions look `np` up when they are called.
"""

import importlib.util
from pathlib import Path

from . import sentences

REFERENCE = Path(__file__).parents[1] / "solutions" / "reference.py"
D_MODEL, N_HEADS = 16, 2
# What is wrong in training, by variant: `positions` says whether they are added, `mask` is the mask's shape.
VARIANTS = {
    "right": {"positions": True, "mask": "(n, n)"},
    "no_positions": {"positions": False, "mask": "(n, n)"},
    "no_mask": {"positions": True, "mask": None},
    "silent_mask": {"positions": True, "mask": "(n, 1)"},
}


def functions(np):
    """The reference's functions, which compute with `np`."""
    spec = importlib.util.spec_from_file_location("reference", REFERENCE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.np = np
    return module


def new_parameters(rng, n_words):
    """Small random matrices, 2,047 numbers for 31 words."""
    shapes = {"E": (n_words, D_MODEL), "W_q": (D_MODEL, D_MODEL), "W_k": (D_MODEL, D_MODEL), "W_v": (D_MODEL, D_MODEL),
              "W_o": (D_MODEL, D_MODEL), "W_out": (D_MODEL, n_words), "b_out": (n_words,)}
    return {name: rng.normal(0, 0 if name == "b_out" else 0.25, shape) for name, shape in shapes.items()}


def mask_of(reference, n, shape):
    """The mask for `n` words. (n, 1), the last column of the triangle, is the mistake: NumPy stretches it in silence.

    `masked_attention` refuses that shape, rightly. So it is stretched before it gets there: by being added to a square
    mask that has another purpose.
    """
    triangle = reference.causal_mask(n)
    return {"(n, n)": triangle, "(n, 1)": triangle[:, -1:], None: 0.0 * triangle}[shape]


def logits(reference, parameters, tokens, places, mask, positions):
    """Scores for the next word behind every word: `(n, n_words)`; and the weights of the heads, `(n_heads, n, n)`.

    `places` are the words' positions in their sentences, `mask` is `(n, n)`.
    """
    X = parameters["E"][tokens]                                                   # (n, d_model)
    if positions:
        X = X + reference.positional_encoding(max(places) + 1, D_MODEL)[places]   # (n, d_model)
    matrices = (parameters[name] for name in ("W_q", "W_k", "W_v", "W_o"))
    found, weights = reference.multi_head_attention(X, *matrices, N_HEADS, mask)  # (n, d_model), (n_heads, n, n)
    return (X + found) @ parameters["W_out"] + parameters["b_out"], weights       # (n, n_words)


def read(reference, parameters, tokens, variant):
    """`logits` and weights for one text, as the model of this variant sees it."""
    n = len(tokens)
    mask = reference.np.zeros((n, n)) + mask_of(reference, n, VARIANTS[variant]["mask"])  # here (n, 1) is stretched
    return logits(reference, parameters, tokens, list(range(n)), mask, VARIANTS[variant]["positions"])


def agreement(reference, parameters, variant):
    """How well it writes: the share of new beginnings behind which a verb is due and the word it writes is one that agrees."""
    asked = [text for text in sentences.beginnings() if sentences.is_new(text) and sentences.verb_is_due(text)]
    right = 0
    for text in asked:
        scores, _ = read(reference, parameters, sentences.encode(text), variant)
        right += scores[-1].argmax() in (sentences.PLURAL if sentences.is_plural(text) else sentences.SINGULAR)
    return right / len(asked)
