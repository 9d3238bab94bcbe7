"""The command line, `attention-grader`: what it is asked is parsed here, what it does lives elsewhere."""

import argparse
import logging
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from . import __version__
from .errors import UserError
from .text import _

sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]  # jsonschema builds its grammar, for addresses: one second

if TYPE_CHECKING:
    from . import pools
    from .course import Course
    from .results import Result


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit code: 0 all well, 1 something needs attention, 2 it could not be done."""
    options = _parser().parse_args(arguments)
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    try:
        return int(options.run(options))
    except UserError as error:
        print(f"attention-grader: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(_("Interrumpido; lo que ya estaba calificado quedó guardado."), file=sys.stderr)
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="attention-grader", description=_("Califica el curso de atención."))
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(required=True, metavar=_("orden"))

    check = commands.add_parser("check", help=_("comprueba que el curso está sano antes de publicarlo"))
    check.set_defaults(run=_check)

    grade = commands.add_parser("grade", help=_("califica todo lo que hay en submitted/"))
    grade.add_argument("assignment", help=_("la tarea, por ejemplo atencion"))
    grade.add_argument("--student", action="append", help=_("solo este estudiante; se puede repetir"))
    grade.add_argument("--json", type=Path, metavar=_("ARCHIVO"), help=_("escribe también los resultados completos"))
    grade.add_argument("--unsandboxed", action="store_true", help=_("sin aislamiento; queda escrito en cada resultado"))
    grade.add_argument("--jobs", type=_positive, default=os.cpu_count() or 1, help=_("procesos a la vez (por omisión, los núcleos)"))
    grade.add_argument("--force", action="store_true", help=_("califica de nuevo también lo que no cambió"))
    grade.add_argument("--scheduler", metavar=_("DIRECCIÓN"), help=_("los procesos de un clúster de dask, p. ej. tcp://servidor:8786"))
    grade.set_defaults(run=_grade)

    accuracy = commands.add_parser("accuracy", help=_("mide el juez con implementaciones correctas y equivocadas"))
    accuracy.add_argument("folder", nargs="?", type=Path, metavar=_("CARPETA"), help=_("con wrong/<función>/*.py y right/<función>/*.py"))
    accuracy.add_argument("--jobs", type=_positive, default=os.cpu_count() or 1, help=_("procesos a la vez (por omisión, los núcleos)"))
    accuracy.set_defaults(run=_accuracy)

    doctor = commands.add_parser("doctor", help=_("dice qué hay en esta máquina para calificar con aislamiento y qué falta"))
    doctor.set_defaults(run=_doctor)

    collect = commands.add_parser("collect", help=_("recoge en submitted/ lo que descargaste de Moodle o de Canvas"))
    collect.add_argument("assignment", help=_("la tarea, por ejemplo atencion"))
    collect.add_argument("download", type=Path, metavar=_("RUTA"),
                         help=_("el zip de «Descargar todas las entregas», o una carpeta con varios"))
    collect.add_argument("--worksheet", type=Path, metavar="CSV", help=_("la hoja de calificaciones de Moodle, que dice quién es cada uno"))
    collect.set_defaults(run=_collect)

    export = commands.add_parser("export", help=_("escribe las notas: una tabla, la hoja de Moodle o el libro de Canvas"))
    export.add_argument("assignment", help=_("la tarea, por ejemplo atencion"))
    export.add_argument("--format", choices=("csv", "moodle", "canvas"), default="csv", help=_("por omisión, csv"))
    export.add_argument("--to", type=Path, metavar=_("ARCHIVO"), help=_("dónde escribir (por omisión, grades….csv en el curso)"))
    export.add_argument("--worksheet", type=Path, metavar=_("ARCHIVO"), help=_("moodle: la hoja de calificaciones descargada"))
    export.add_argument("--gradebook", type=Path, metavar=_("ARCHIVO"), help=_("canvas: el libro de calificaciones exportado"))
    export.add_argument("--column", metavar=_("TÍTULO"), help=_("canvas: la columna, si no se llama como la tarea"))
    export.add_argument("--separator", choices=(",", ";", "tab"), help=_("csv: con ; los decimales llevan coma, como en Excel en español"))
    export.add_argument("--bom", action="store_true", help=_("csv: con marca de UTF-8, para que Excel vea los acentos"))
    export.set_defaults(run=_export)

    report = commands.add_parser("report", help=_("un informe de la clase en una página: qué no se entendió y qué retomar"))
    report.add_argument("assignment", help=_("la tarea, por ejemplo atencion"))
    report.add_argument("--to", type=Path, metavar=_("ARCHIVO"), help=_("dónde escribirlo (por omisión, informe_<tarea>.html en el curso)"))
    report.add_argument("--anonymous", action="store_true", help=_("sin nombres de estudiantes"))
    report.set_defaults(run=_report)

    demo = commands.add_parser("demo", help=_("una clase simulada, de principio a fin"))
    demo.set_defaults(run=_demo)
    return parser


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(_("se esperaba un número entero a partir de 1"))
    return int(text)


def _check(options: argparse.Namespace) -> int:
    from .check import problems  # each command loads only what it needs: the start is felt at every call
    from .course import Course

    course = Course.find()
    found = problems(course)
    for problem in found:
        print(f"✗ {problem}")
    if found:
        print(_("{n} problemas. No publiques la tarea hasta resolverlos.").format(n=len(found)))
        return 1
    print(_("Todo en orden: {names}.").format(names=", ".join(course.assignments())))
    return 0


def _grade(options: argparse.Namespace) -> int:
    from . import pools

    if not options.scheduler:
        pools.start_importing()
    from .course import Course
    from .results import write_json

    course = Course.find()
    if options.unsandboxed:
        course.config.Limits.unsandboxed = True
    pool = pools.cluster_pool(options.scheduler) if options.scheduler else pools.local_pool
    results = grade_students(course, options.assignment, options.student, options.jobs, pool, options.force)
    if options.json:
        write_json(options.json, results)
    return 1 if any(result["status"] == "needs_attention" for result in results) else 0


def grade_students(course: "Course", assignment: str, chosen: Sequence[str] | None, jobs: int, pool: "pools.Pool | None" = None,
                   force: bool = False) -> list["Result"]:
    """Grade the `chosen` students of an assignment, or all; show how far it is, a line for each problem, and a summary.

    Returns the results in the students' order. Raises `UserError` where there is nothing to grade.
    """
    from tqdm import tqdm

    from . import batch
    from .pools import local_pool

    started = time.monotonic()
    students = _with_submission(course, assignment, chosen)
    results = []
    with tqdm(total=len(students), desc=assignment, unit=_(" entregas"), disable=None, leave=False) as bar:
        for result in batch.grade(course, assignment, students, jobs, pool or local_pool, force):
            results.append(result)
            bar.update()
            if result["status"] == "needs_attention":
                bar.write(_("{student} necesita atención: {why}").format(student=result["student"], why=" ".join(result["notes"])))
    waiting = sum(result["status"] == "needs_attention" for result in results)
    print(_("{graded} entregas calificadas, {waiting} necesitan atención, {seconds:.0f} s.").format(
        graded=len(results) - waiting, waiting=waiting, seconds=time.monotonic() - started))
    return sorted(results, key=lambda result: str(result["student"]))


def _with_submission(course: "Course", assignment: str, chosen: Sequence[str] | None) -> list[str]:
    course.source(assignment)
    students, folder = course.students(assignment), course.root / "submitted"
    if not students:
        raise UserError(_("No hay ninguna entrega de «{assignment}» en {folder}. Se esperan como "
                          "submitted/<estudiante>/{assignment}/*.ipynb").format(assignment=assignment, folder=folder))
    for student in chosen or ():
        if student not in students:
            raise UserError(_("No hay ninguna entrega de «{assignment}» de «{student}» en {folder}.").format(
                assignment=assignment, student=student, folder=folder))
    return list(chosen or students)


def _accuracy(options: argparse.Namespace) -> int:
    from . import accuracy
    from .course import Course

    specimens = accuracy.in_folder(options.folder) if options.folder else accuracy.known()
    outcomes = list(accuracy.measure(Course.find(), specimens, options.jobs))
    for line in accuracy.misses(outcomes):
        print(line)
    print(accuracy.table(outcomes))
    return 0 if all(outcome.right for outcome in outcomes) else 1


def _doctor(options: argparse.Namespace) -> int:
    from .doctor import examine

    lines, sound = examine()
    print("\n".join(lines))
    return 0 if sound else 2


def _collect(options: argparse.Namespace) -> int:
    from .course import Course
    from .desk.collect import collect

    return collect(Course.find(), options.assignment, options.download, options.worksheet)


def _export(options: argparse.Namespace) -> int:
    from .course import Course
    from .desk.export import export

    return export(Course.find(), options.assignment, options.format, to=options.to, worksheet=options.worksheet,
                  gradebook=options.gradebook, column=options.column, separator=options.separator, bom=options.bom)


def _report(options: argparse.Namespace) -> int:
    from .course import Course
    from .desk.report import write_report

    print(write_report(Course.find(), options.assignment, options.to, options.anonymous))
    return 0


def _demo(options: argparse.Namespace) -> int:
    from .course import Course
    from .demo import write_class
    from .desk.export import export
    from .desk.report import write_report
    from .table import table

    course = Course.find()
    assignment = "atencion"
    students = write_class(course, assignment)
    _nbgrader(course.root, "generate_assignment", assignment, "--force")
    results = grade_students(course, assignment, students, os.cpu_count() or 1)
    _nbgrader(course.root, "generate_feedback", assignment, "--force")
    export(course, assignment, "csv", to=course.root / "grades.csv")
    report = write_report(course, assignment)
    print()
    print(table(results))
    first = course.path(course.directory.feedback_directory, students[3], assignment)
    print(_("\nPara mirar ahora:\n  {feedback}\n    lo que lee un estudiante\n  {report}\n    lo que la clase no entendió\n  {grades}\n    "
            "las notas\n  .venv/bin/jupyter lab\n    y en el menú, Nbgrader → Formgrader").format(
                feedback=first / "1_softmax.html", report=report, grades=course.root / "grades.csv"))
    return 0


def _nbgrader(root: Path, *arguments: str) -> None:
    """Run an nbgrader command, quietly; raise `UserError` with what it said where it fails."""
    nbgrader = shutil.which("nbgrader", path=str(Path(sys.executable).parent))
    if nbgrader is None:
        raise UserError(_("No encontré nbgrader junto a este Python. Instala el curso con: make install"))
    print(_("nbgrader {command} …").format(command=" ".join(arguments[:2])), flush=True)
    done = subprocess.run([nbgrader, *arguments], cwd=root, capture_output=True, text=True)
    if done.returncode:
        raise UserError(_("nbgrader {command} falló:\n{output}").format(command=" ".join(arguments), output=done.stderr[-2000:]))
