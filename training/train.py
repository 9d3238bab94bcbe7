"""Trains the four variants with eight seeds and writes `models.npz`: `python -m training.train` (two minutes; needs autograd).

A batch of sentences is laid end to end and read as one text, with a mask between the sentences; so the reference's
functions, written for one text, serve as they are.
"""

from pathlib import Path

import autograd.numpy as np
import numpy
from autograd import value_and_grad

from . import model, sentences

MODELS = Path(__file__).parent / "models.npz"
SEEDS, SHIPPED = range(1, 9), 6  # shipped is the seed in which both heads are easiest to read
STEPS, BATCH, RATE = 1500, 16, 0.01
EVERY = 25  # steps between two points of a loss curve, each the mean of the steps between
REFERENCE = model.functions(np)


def batch(rng, mask_shape, size=BATCH):
    """`size` sentences end to end: words, next words, places, and the mask `(n, n)`; the last word of each asks nothing."""
    drawn = [sentences.draw(rng) for _ in range(size)]
    lengths = [len(sentence) - 1 for sentence in drawn]
    number = np.repeat(np.arange(size), lengths)                                  # (n,), the sentence of each word
    walls = np.where(number[:, None] == number, 0.0, -1e9)                        # (n, n), nobody looks into another sentence
    mask = walls + model.mask_of(REFERENCE, len(number), mask_shape)              # (n, 1) is stretched here, in silence
    tokens = np.concatenate([sentence[:-1] for sentence in drawn])
    targets = np.concatenate([sentence[1:] for sentence in drawn])
    return tokens, targets, np.concatenate([np.arange(n) for n in lengths]), mask


def loss(parameters, tokens, targets, places, mask, positions):
    """Mean of -log p(next word): the cross-entropy."""
    scores, _ = model.logits(REFERENCE, parameters, tokens, places, mask, positions)
    return -np.mean(np.log(REFERENCE.softmax(scores)[np.arange(len(targets)), targets]))


def train(variant, seed, steps=STEPS):
    """The trained parameters and the loss of every step. With one seed all variants start alike and see the same sentences."""
    rng = numpy.random.default_rng(seed)
    parameters = model.new_parameters(rng, len(sentences.VOCABULARY))
    first, second = dict.fromkeys(parameters, 0.0), dict.fromkeys(parameters, 0.0)
    slopes_of, losses = value_and_grad(loss), []
    for step in range(1, steps + 1):
        value, slopes = slopes_of(parameters, *batch(rng, model.VARIANTS[variant]["mask"]), model.VARIANTS[variant]["positions"])
        losses.append(value)
        rate = RATE * min(1, 2 * (1 - (step - 1) / steps))                        # constant, then down to 0
        for name, slope in slopes.items():                                        # Adam
            first[name] = 0.9 * first[name] + 0.1 * slope
            second[name] = 0.99 * second[name] + 0.01 * slope ** 2
            stride = first[name] / (1 - 0.9 ** step) / (np.sqrt(second[name] / (1 - 0.99 ** step)) + 1e-8)
            parameters[name] = parameters[name] - rate * stride
    return parameters, losses


def rounded(array):
    """As float32, but rounded to what float16 can hold: the notebook carries the same numbers in half the letters."""
    return numpy.asarray(array).astype(numpy.float16).astype(numpy.float32)


def main():
    """Train everything with every seed; keep the weights and curves of one, and of all how well they write."""
    kept = {f"{variant}/by_seed": [] for variant in model.VARIANTS}
    reading = model.functions(numpy)
    for seed in SEEDS:
        for variant in model.VARIANTS:
            parameters, losses = train(variant, seed)
            parameters = {name: rounded(array) for name, array in parameters.items()}
            kept[f"{variant}/by_seed"].append(model.agreement(reading, parameters, variant))
            print(f"seed {seed}  {variant:<13} loss {numpy.mean(losses[-100:]):.3g}  agreement {kept[f'{variant}/by_seed'][-1]:.3f}")
            if seed == SHIPPED:
                kept |= {f"{variant}/{name}": array for name, array in parameters.items()}
                kept[f"{variant}/losses"] = rounded(numpy.mean(numpy.reshape(losses, (-1, EVERY)), axis=1))
    numpy.savez_compressed(MODELS, **kept)


if __name__ == "__main__":
    main()
