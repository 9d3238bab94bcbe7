"""Draws `docs/img/silent_mask.png` for the README from `models.npz`: `python -m training.figure`."""

from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

from . import sentences

PICTURE = Path(__file__).parents[1] / "docs" / "img" / "silent_mask.png"
STYLE = {  # label, colour, line: the last two curves are one, so the second is dashed over the first
    "right": ("causal mask (n, n)", "#1f4e79", "-"),
    "no_positions": ("the same, no positions", "#7aa6c2", "-"),
    "no_mask": ("no mask", "#e0a030", "-"),
    "silent_mask": ("mask (n, 1), stretched", "#a33b20", "--"),
}


def main():
    """Left what one watches, right what one gets."""
    models = np.load(Path(__file__).parent / "models.npz")
    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 4), layout="constrained", width_ratios=(1.15, 1))
    for row, (variant, (label, colour, line)) in enumerate(STYLE.items()):
        losses = models[f"{variant}/losses"]
        left.plot(25 * np.arange(1, len(losses) + 1), losses, line, color=colour, linewidth=2.2, label=label)
        by_seed = models[f"{variant}/by_seed"]
        right.barh(row, np.mean(by_seed), color=colour, height=0.55)
        right.plot(by_seed, np.full(len(by_seed), row), "o", color="black", markersize=4, alpha=0.45)
        right.text(1.04, row, f"{np.mean(by_seed):.0%}", va="center", fontsize=11)
    left.axhline(sentences.floor(), color="black", linewidth=1, linestyle=":")
    left.text(1500, 0.78, "without peeking, no model gets below this line", ha="right", va="top", fontsize=9)
    left.text(790, 6e-4, "no mask, and the (n, 1) mask:\none curve", color="#a33b20", fontsize=10)
    left.text(1500, 1.5, "causal mask, with and without positions", ha="right", color="#1f4e79", fontsize=10)
    left.set(yscale="log", ylim=(5e-6, 6), xlabel="training step", ylabel="training loss", title="What you watch: the loss")
    right.set_yticks(range(len(STYLE)), [label for label, _, _ in STYLE.values()])
    right.invert_yaxis()
    right.set(xlim=(0, 1.18), xticks=(0, 0.5, 1), xticklabels=("0 %", "50 %", "100 %"),
              xlabel="writes a verb that agrees with its subject\n(bar: mean of 8 seeds; a dot each)", title="What you get: the writing")
    for axis in (left, right):
        axis.spines[["top", "right"]].set_visible(False)
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(PICTURE, dpi=110)


if __name__ == "__main__":
    main()
