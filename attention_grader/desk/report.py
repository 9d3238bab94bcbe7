"""The class report: one HTML page that tells an instructor how an assignment went and what to take up in class."""

import base64
from dataclasses import dataclass
from pathlib import Path

from jinja2 import Environment, FileSystemLoader

from ..course import Course
from ..errors import UserError
from ..text import _
from . import plots
from .overview import SEPARATES, Item, Overview, read_overview
from .pages import TEMPLATES, prepare


@dataclass(frozen=True)
class Plot:
    """A picture, with what it shows in words; the table stands beside it on the page."""

    svg: bytes
    alt: str

    @property
    def url(self) -> str:
        return "data:image/svg+xml;base64," + base64.b64encode(self.svg).decode()


def write_report(course: Course, assignment: str, to: Path | None = None, anonymous: bool = False) -> Path:
    """Write the report of an assignment and return where it is.

    Raises `UserError` where there is nothing to report on, or the file cannot be written.
    """
    path = to or course.root / f"informe_{assignment}.html"
    page = render(read_overview(course, assignment, anonymous))
    try:
        path.write_text(page, "utf-8")
    except OSError as error:
        raise UserError(_("No se pudo escribir el informe en {path}: {reason}. Elige otro lugar con --to ARCHIVO.").format(
            path=path, reason=error.strerror)) from None
    return path


def render(overview: Overview) -> str:
    """The report as an HTML page that needs no other file."""
    environment = prepare(Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True, trim_blocks=True, lstrip_blocks=True))
    return environment.get_template("report.html.j2").render(report=overview, plots=draw(overview))


def draw(overview: Overview) -> dict[str, Plot]:
    """The plots by name, without those for which there is nothing to show."""
    found = {}
    if overview.days:
        due = overview.due.date().isoformat() if overview.due else None
        found["days"] = Plot(plots.arrivals([(day, so_far) for day, _n, so_far, _late in overview.days], due),
                             _("Curva de entregas acumuladas; la tabla que sigue las dice por día"))
    if overview.bins:
        found["scores"] = Plot(plots.histogram(overview.bins),
                               _("Histograma de las notas; la tabla que sigue dice cuántos estudiantes hay en cada décima"))
    if overview.items:
        counts = [(item.passed, item.failed, item.blank, item.unjudged) for item in overview.items]
        found["items"] = Plot(plots.shares([_label(item) for item in overview.items], counts),
                              _("Barras de cuántos lograron cada criterio; la tabla que sigue trae los números"))
    pairs = [(_label(item), item.correlation) for item in reversed(overview.by_separation) if item.correlation is not None]
    if pairs:
        found["separation"] = Plot(plots.correlations(pairs, SEPARATES),
                                   _("Correlación de cada criterio con el resto de los puntos; la tabla que sigue la dice"))
    return found


def _label(item: Item) -> str:
    return f"{item.place.strip('`')} · {item.title}"
