"""The class report's plots, as SVG: Okabe and Ito's colours, and patterns, so that no plot is read by colour alone."""

import io
from collections.abc import Sequence
from datetime import date

import matplotlib
from matplotlib.axes import Axes
from matplotlib.dates import AutoDateLocator, DateFormatter, date2num
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from ..text import _

BLUE, ORANGE, GREY, INK, LINE = "#0072B2", "#E69F00", "#C9CCD1", "#22262B", "#DCDFE4"


def arrivals(days: Sequence[tuple[str, int]], due: str | None) -> bytes:
    """How many submissions there were by the end of each day, and the day they were due."""
    figure, axis = _figure(2.6)
    dates = [_on_axis(day) for day, _count in days]
    counts = [count for _day, count in days]
    axis.step(dates, counts, where="post", color=BLUE, linewidth=2)
    axis.plot(dates, counts, "o", color=BLUE, markersize=5)
    if due:
        axis.axvline(_on_axis(due), color=INK, linestyle="--", linewidth=1)
        axis.annotate(_("plazo"), (_on_axis(due), 1), xycoords=("data", "axes fraction"), xytext=(4, -10),
                      textcoords="offset points", color=INK)
    axis.xaxis.set_major_locator(AutoDateLocator(minticks=1, maxticks=8))
    axis.xaxis.set_major_formatter(DateFormatter("%d/%m"))
    if len(days) == 1 and not due:
        axis.set_xticks(dates, [date.fromisoformat(days[0][0]).strftime("%d/%m")])
    axis.set(ylabel=_("entregas"), ylim=(0, max(counts) * 1.15))
    axis.yaxis.set_major_locator(MaxNLocator(integer=True))
    axis.grid(axis="y", color=LINE)
    return _svg(figure)


def histogram(bins: Sequence[tuple[str, int]]) -> bytes:
    """How many students have so many points."""
    figure, axis = _figure(2.8)
    positions = range(len(bins))
    bars = axis.bar(positions, [count for _label, count in bins], width=0.92, color=BLUE)
    axis.bar_label(bars, [str(count) if count else "" for _label, count in bins], padding=2)
    axis.set_xticks(positions, [label for label, _count in bins])
    axis.set(xlabel=_("puntos"), ylabel=_("estudiantes"))
    axis.margins(y=0.15)
    axis.yaxis.set_major_locator(MaxNLocator(integer=True))
    return _svg(figure)


def shares(labels: Sequence[str], counts: Sequence[tuple[int, int, int, int]]) -> bytes:
    """One bar a criterion: who met it, who did not, who left it blank and who waits for a person."""
    figure, axis = _figure(0.9 + 0.24 * len(labels))
    left = [0] * len(labels)
    kinds = ((_("logrado"), BLUE, BLUE, ""), (_("no logrado"), ORANGE, "white", "////"),
             (_("sin responder"), GREY, GREY, ""), (_("sin calificar"), "white", INK, "...."))
    for (name, colour, edge, hatch), values in zip(kinds, zip(*counts)):
        if any(values):
            axis.barh(range(len(labels)), values, left=left, label=name, height=0.72,
                      color=colour, edgecolor=edge, hatch=hatch, linewidth=0.3)
        left = [start + value for start, value in zip(left, values)]
    axis.set_yticks(range(len(labels)), labels)
    axis.tick_params(axis="y", length=0)
    axis.set_ylim(len(labels) - 0.4, -0.6)
    axis.set_xlabel(_("estudiantes"))
    axis.xaxis.set_major_locator(MaxNLocator(integer=True))
    figure.legend(loc="outside upper right", ncols=4, frameon=False)
    return _svg(figure)


def correlations(pairs: Sequence[tuple[str, float]], good: float) -> bytes:
    """One point a criterion: its correlation with the rest of the points."""
    figure, axis = _figure(0.8 + 0.24 * len(pairs))
    values = [value for _label, value in pairs]
    positions = range(len(pairs))
    axis.axvspan(good, 1.05, color=BLUE, alpha=0.08, linewidth=0)
    axis.axvline(0, color=INK, linewidth=0.8)
    axis.hlines(positions, 0, values, color=GREY, linewidth=1.5)
    for chosen, marker, colour in ((True, "o", BLUE), (False, "D", ORANGE)):
        points = [(value, position) for position, value in zip(positions, values) if (value >= good) == chosen]
        if points:
            axis.plot(*zip(*points), marker, color=colour, markersize=6)
    axis.set_yticks(positions, [label for label, _value in pairs])
    axis.tick_params(axis="y", length=0)
    axis.set(xlabel=_("correlación con el resto de los puntos"), xlim=(min(-0.2, min(values) - 0.05), 1.05),
             ylim=(-0.6, len(pairs) - 0.4))
    axis.grid(axis="x", color=LINE)
    axis.set_axisbelow(True)
    return _svg(figure)


def _on_axis(day: str) -> float:
    return float(date2num(date.fromisoformat(day)))


def _figure(height: float) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(8, height), layout="constrained")
    axis = figure.add_subplot()
    axis.spines[["top", "right", "left"]].set_visible(False)
    axis.spines["bottom"].set_color(GREY)
    return figure, axis


def _svg(figure: Figure) -> bytes:
    target = io.BytesIO()
    # The same class gives the same bytes, and an image that stands alone has no fonts but the ones it draws.
    with matplotlib.rc_context({"svg.hashsalt": "attention-grader", "svg.fonttype": "path", "hatch.linewidth": 0.8}):
        figure.savefig(target, format="svg", metadata={"Date": None})
    return target.getvalue()
