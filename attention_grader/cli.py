"""The command line, `attention-grader`: what it is asked is parsed here, what it does lives elsewhere."""

import argparse
import logging
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from . import __version__
from .errors import UserError
from .text import _


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
    grade.set_defaults(run=_grade)

    accuracy = commands.add_parser("accuracy", help=_("mide el juez con implementaciones correctas y equivocadas"))
    accuracy.add_argument("folder", nargs="?", type=Path, metavar=_("CARPETA"), help=_("con wrong/<función>/*.py y right/<función>/*.py"))
    accuracy.add_argument("--jobs", type=_positive, default=os.cpu_count() or 1, help=_("procesos a la vez (por omisión, los núcleos)"))
    accuracy.set_defaults(run=_accuracy)

    doctor = commands.add_parser("doctor", help=_("dice qué hay en esta máquina para calificar con aislamiento y qué falta"))
    doctor.set_defaults(run=_doctor)

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
    from .course import Course

    course = Course.find()
    if options.unsandboxed:
        course.config.Limits.unsandboxed = True
    results = grade_students(course, options.assignment, options.student, options.jobs)
    if options.json:
        from .results import write_json

        write_json(options.json, results)
    return 1 if any(result["status"] == "needs_attention" for result in results) else 0


def grade_students(course: Any, assignment: str, chosen: Sequence[str] | None, jobs: int) -> list[dict[str, Any]]:
    """Grade the `chosen` students of an assignment, or all, with a line each; return the results in the students' order.

    Raises `UserError` where there is nothing to grade.
    """
    from .batch import grade

    course.source(assignment)
    students = course.students(assignment)
    if not students:
        raise UserError(_("No hay ninguna entrega de «{assignment}» en {folder}. Se esperan como "
                          "submitted/<estudiante>/{assignment}/*.ipynb").format(assignment=assignment, folder=course.root / "submitted"))
    for student in chosen or ():
        if student not in students:
            raise UserError(_("No hay ninguna entrega de «{assignment}» de «{student}» en {folder}.").format(
                assignment=assignment, student=student, folder=course.root / "submitted"))
    results = []
    for result in grade(course, assignment, chosen or students, jobs):
        state = "" if result["status"] == "graded" else _("  necesita atención")
        print(f"{result['student']:<20} {result['score']:6.1f} / {result['max_score']:.0f}{state}", flush=True)
        if state:
            for note in result["notes"]:
                print(f"    {note}")
        results.append(result)
    return sorted(results, key=lambda result: str(result["student"]))


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
    from .table import table

    course = Course.find()
    assignment = "atencion"
    students = write_class(course, assignment)
    _nbgrader(course.root, "generate_assignment", assignment, "--force")
    results = grade_students(course, assignment, students, os.cpu_count() or 1)
    _nbgrader(course.root, "generate_feedback", assignment, "--force")
    _nbgrader(course.root, "export", f"--to={course.root / 'grades.csv'}")
    print()
    print(table(results))
    first = course.path(course.directory.feedback_directory, students[3], assignment)
    print(_("\nPara mirar ahora:\n  {feedback}   lo que lee un estudiante\n  {grades}   las notas\n  jupyter lab   y en el menú, "
            "Nbgrader → Formgrader").format(feedback=first / "1_softmax.html", grades=course.root / "grades.csv"))
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
