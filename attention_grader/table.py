"""The results of a class as a table of students and exercises, for a terminal."""

from collections.abc import Sequence
from typing import Any

from .exercises import REGISTER
from .judge import exercise_of

HEADINGS = {
    "softmax": "softmax", "attention": "attent.", "causal_mask": "mask", "masked_attention": "masked", "split_heads": "split",
    "multi_head_attention": "multi", "positional_encoding": "posit.",
}


def table(results: Sequence[dict[str, Any]]) -> str:
    """One row a student: points by function, for the questions together, and in all; `?` where a person must decide."""
    columns = [*(name for name in REGISTER if name in HEADINGS), "quiz"]
    widths = [max(7, len(HEADINGS.get(column, column)) + 1) for column in columns]
    head = f"{'':<12}" + "".join(f"{HEADINGS.get(column, 'quiz'):>{width}}" for column, width in zip(columns, widths)) + f"{'total':>9}"
    rows = [head, "─" * len(head)]
    for result in results:
        sums = dict.fromkeys(columns, 0.0)
        waiting = set()
        for cell in result["cells"]:
            name = exercise_of(cell["grade_id"]).name
            column = name if name in sums else "quiz"
            sums[column] += cell["points"]
            if cell["verdict"] == "not_judged":
                waiting.add(column)
        shown = (("?" if column in waiting else f"{sums[column]:g}").rjust(width) for column, width in zip(columns, widths))
        rows.append(f"{result['student']:<12}" + "".join(shown) + f"{result['score']:>9g}")
    return "\n".join(rows)
