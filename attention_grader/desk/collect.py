"""Collecting: a download from Moodle or Canvas becomes submissions in `submitted/`."""

import os
import shutil
import tempfile
import unicodedata
import zipfile
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path

from nbgrader.utils import parse_utc

from ..course import Course
from ..errors import UserError
from ..text import N_, _
from .archives import OTHERS, Member, Trail, Walk
from .owners import Claim, Identity, Owner, Roster, caseless, claim_of
from .recognize import Recognizer, copy_number
from .worksheet import read_worksheet

EARLIEST = datetime.min.replace(tzinfo=UTC)
PACKING = timedelta(minutes=10)  # files of several students within this time carry the date of the download, not their own
SAME_DAY = timedelta(hours=15)  # the same of a single student, whatever the time zones
OLDER = N_("versiones anteriores")
TIMESTAMP = "timestamp.txt"


@dataclass(frozen=True)
class Version:
    """A notebook that was found, kept at `path`. `dates` are of the outermost name that has the student's own and of the file."""

    notebook: str
    trail: Trail
    claim: Claim
    dates: tuple[datetime | None, datetime | None]
    path: Path
    digest: bytes

    @property
    def name(self) -> str:
        """What the student called the file."""
        return _name(self.trail, self.claim)

    @property
    def shown(self) -> str:
        """Where it stands, for who looks for it: below what the LMS named, if that is a folder or an archive."""
        return _below(self.trail, self.claim)


@dataclass(frozen=True)
class Submission:
    """What counts of a student: a version of each notebook. `made` puts downloads in order; `submitted` is when it was handed in,
    where that is known."""

    student: str
    owner: Owner
    notebooks: dict[str, Version]
    made: datetime | None
    submitted: datetime | None


@dataclass
class Gathered:
    """What a download holds: `problems` say what is not in and needs someone, `notes` what is good to know, `left` counts what
    was left alone, by reason."""

    submissions: list[Submission] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    left: Counter[str] = field(default_factory=Counter)


def collect(course: Course, assignment: str, download: Path, worksheet: Path | None = None) -> int:
    """Fill `submitted/` from a download and print what was done; return 1 where something is not in that should be, else 0.

    Raises `UserError` where there is nothing to collect.
    """
    with tempfile.TemporaryDirectory() as staging:
        gathered = gather(course, assignment, download, worksheet, Path(staging))
        stored = Counter[str]()
        for submission in gathered.submissions:
            try:
                stored[_store(course, assignment, submission, gathered)] += 1
            except OSError as error:
                gathered.problems.append(_("{student}: no se pudo escribir su entrega ({reason}).").format(
                    student=submission.student, reason=os.strerror(error.errno or 0)))
    for problem in gathered.problems:
        print(f"✗ {problem}")
    for note in gathered.notes:
        print(f"· {note}")
    print("\n".join(_summary(assignment, gathered, stored)))
    return 1 if gathered.problems else 0


def gather(course: Course, assignment: str, download: Path, worksheet: Path | None, staging: Path) -> Gathered:
    """Find the submissions in a download, a zip or a folder; the notebooks that count are put into the folder `staging`.

    Raises `UserError` where the download cannot be read or holds nothing of Moodle's or Canvas's.
    """
    course.source(assignment)
    if not download.exists():
        raise UserError(_("No existe {path}. Da el zip que descargaste de Moodle o de Canvas, o la carpeta donde está.").format(
            path=download))
    if not download.is_dir() and not zipfile.is_zipfile(download):
        raise UserError(_("{path} no es un zip, o está dañado. Descarga las entregas de nuevo.").format(path=download))
    roster = Roster(read_worksheet(worksheet) if worksheet else None)
    gathered = Gathered()
    try:
        found = _find(Recognizer(course, assignment), download, staging, gathered)
    except OSError as error:
        raise UserError(_("No se pudo leer {path}, o no cabe lo que tiene: {reason}.").format(
            path=download, reason=os.strerror(error.errno or 0))) from error
    if not found:
        raise UserError(_("En {path} no hay entregas de Moodle ni de Canvas. Se espera lo que da «Descargar todas las entregas», "
                          "con los nombres que le puso.").format(path=download))
    identities = {owner: roster.identify(owner) for owner in found}
    systems = {owner.system for owner in found}
    if worksheet and "moodle" not in systems:
        gathered.notes.append(_("{worksheet} no hizo falta: en las entregas de Canvas, cada estudiante es su número de usuario."
                                ).format(worksheet=worksheet.name))
    elif not worksheet and "moodle" in systems:
        gathered.notes.append(_("Sin --worksheet, cada estudiante se llama como su carpeta de Moodle, con un número que solo "
                                "vale para esta tarea."))
    clash = _clashes(identities, roster, gathered)
    clocks = _clocks(download, found)
    for owner, versions in sorted(found.items(), key=lambda item: (caseless(identities[item[0]].id), str(item[0]))):
        if owner in clash or not versions:
            continue
        _tell_identity(owner, identities[owner], worksheet, gathered)
        gathered.submissions.append(_choose(owner, identities[owner], versions, clocks, roster, gathered))
    late = [submission.student for submission in gathered.submissions if any(v.claim.late for v in submission.notebooks.values())]
    if late:
        gathered.notes.append(_("Canvas marca como tardías, sin decir la fecha: {students}.").format(students=", ".join(late)))
    return gathered


def _name(trail: Trail, claim: Claim) -> str:
    return claim.file if claim.position == len(trail) - 1 else trail[-1]


def _below(trail: Trail, claim: Claim) -> str:
    return "/".join(trail[claim.position + 1:]) or trail[-1]


def _find(recognizer: Recognizer, download: Path, staging: Path, gathered: Gathered) -> dict[Owner, list[Version]]:
    """The versions of notebooks in a download by who handed them in; who handed in anything else has an empty list."""
    found: dict[Owner, list[Version]] = {}
    told: set[Owner] = set()  # of whom there is a line already that says what is wrong

    def owner(trail: Trail) -> Owner | None:
        claim = claim_of(trail)
        return claim.owner if claim else None

    def tell(trail: Trail, why: str) -> None:
        claim = claim_of(trail)
        if claim is None:
            gathered.problems.append(_("«{file}» {why}.").format(file="/".join(trail) or download.name, why=why))
        else:
            gathered.problems.append(_("{owner}: «{file}» {why}.").format(owner=claim.owner, file=_below(trail, claim), why=why))
            found.setdefault(claim.owner, [])
            told.add(claim.owner)

    strangers = set()
    for member in Walk(owner, tell).members(download):
        claim = claim_of(member.trail)
        versions = found.setdefault(claim.owner, []) if claim else []
        if member.left:
            gathered.left[member.left] += 1
        elif claim is None and ".ipynb" in member.trail[-1].casefold():
            strangers.add(member.trail[:-1] or member.trail)
        elif claim is None:
            gathered.left[OTHERS] += 1
        elif (data := member.read()) is not None:
            notebook = recognizer.notebook(_name(member.trail, claim), data)
            if notebook is not None:
                versions.append(_keep(notebook, member, claim, data, staging))
            elif ".ipynb" in member.trail[-1].casefold():
                tell(member.trail, _("no es ningún cuaderno de esta tarea y se dejó"))
            else:
                gathered.left[OTHERS] += 1
    gathered.problems += [_("«{place}» no tiene nombre de Moodle ni de Canvas; no se sabe de quién es y se dejó.").format(
        place="/".join(trail)) for trail in sorted(strangers)]
    gathered.problems += [_("{owner}: no hay ningún cuaderno de esta tarea en su entrega.").format(owner=owner)
                          for owner, versions in found.items() if not versions and owner not in told]
    return found


def _keep(notebook: str, member: Member, claim: Claim, data: bytes, staging: Path) -> Version:
    digest = sha256(data).digest()
    path = staging / f"{digest.hex()}.ipynb"
    path.write_bytes(data)
    outer = next((date for date in member.dates[claim.position:] if date), None)
    return Version(notebook, member.trail, claim, (outer, member.dates[-1]), path, digest)


def _clashes(identities: dict[Owner, Identity], roster: Roster, gathered: Gathered) -> set[Owner]:
    """The students that share an id with another, here or in the worksheet: none of them is collected, lest one get the other's
    grade."""
    by_id: dict[str, list[Owner]] = defaultdict(list)
    for owner, identity in identities.items():
        by_id[caseless(identity.id)].append(owner)
    clash = {id: owners for id, owners in by_id.items() if len(owners) > 1 or id in roster.shared or not id}
    for id, owners in sorted(clash.items()):
        if not id:
            text = _("{owners}: de su nombre no queda nada que pueda llamar a una carpeta; no se recogió. Usa --worksheet.")
        elif len(owners) > 1:
            text = _("Tienen el mismo identificador «{id}»: {owners}. No se recogió a ninguno; distínguelos en la hoja de "
                     "calificaciones.")
        else:
            text = _("{owners}: en la hoja de calificaciones otra persona tiene el mismo identificador «{id}». No se recogió; "
                     "distínguelas en la hoja.")
        gathered.problems.append(text.format(id=identities[owners[0]].id, owners=", ".join(sorted(map(str, owners)))))
    return {owner for owners in clash.values() for owner in owners}


def _tell_identity(owner: Owner, identity: Identity, worksheet: Path | None, gathered: Gathered) -> None:
    if worksheet and owner.system == "moodle" and identity.row is None:
        gathered.problems.append(_("{owner}: no está en {worksheet} con ese nombre y número (¿es la hoja de esta tarea?); se "
                                   "recogió como «{id}».").format(owner=owner, worksheet=worksheet.name, id=identity.id))
    elif identity.id != unicodedata.normalize("NFC", identity.wanted.strip()):
        gathered.notes.append(_("{owner}: se recogió como «{id}», porque nbgrader no admite una carpeta «{wanted}».").format(
            owner=owner, id=identity.id, wanted=identity.wanted))


def _clocks(download: Path, found: dict[Owner, list[Version]]) -> dict[Trail, datetime]:
    """For each part of the download whose files carry the date of packing (Canvas packs so, and so does Moodle), that date."""
    parts: dict[Trail, dict[Owner, list[datetime]]] = defaultdict(lambda: defaultdict(list))
    for owner, versions in found.items():
        for version in versions:
            if version.dates[0]:
                parts[_part(version)][owner].append(version.dates[0])
    clocks = {}
    for part, owners in parts.items():
        dates = [date for several in owners.values() for date in several]
        first, last = min(dates), max(dates)
        place = download.joinpath(*part)
        packed = datetime.fromtimestamp((place if place.exists() else download).stat().st_mtime, UTC)
        if (last - first < PACKING) if len(owners) > 1 else abs(packed - last) < SAME_DAY:
            clocks[part] = last
    return clocks


def _part(version: Version) -> Trail:
    """The part of the download that a version came in: the archive or folder that holds what the LMS named."""
    return version.trail[:version.claim.position]


def _choose(owner: Owner, identity: Identity, versions: list[Version], clocks: dict[Trail, datetime], roster: Roster,
            gathered: Gathered) -> Submission:
    """A student's submission: the newest version of each notebook; the others are named."""
    def made(version: Version) -> datetime | None:
        return clocks.get(_part(version), version.dates[0])

    def age(version: Version) -> tuple[int, datetime, datetime, int, str]:
        outer, inner = version.dates
        return (version.claim.attachment, made(version) or EARLIEST, inner if inner and inner != outer else EARLIEST,
                copy_number(version.notebook, version.name), version.shown)

    chosen: dict[str, Version] = {}
    for version in sorted(versions, key=age):
        older = chosen.get(version.notebook)
        if older and older.digest != version.digest:
            gathered.left[OLDER] += 1
            gathered.notes.append(_("{student}: de {notebook} cuenta «{newer}», lo más reciente; no «{older}».").format(
                student=identity.id, notebook=version.notebook, newer=version.shown, older=older.shown))
        chosen[version.notebook] = version
    known = [version.dates[0] for version in chosen.values() if version.dates[0] and _part(version) not in clocks]
    return Submission(
        student=identity.id, owner=owner, notebooks=chosen,
        made=max(filter(None, map(made, chosen.values())), default=None),
        submitted=roster.submitted(identity.row) or max(known, default=None),
    )


def _store(course: Course, assignment: str, submission: Submission, gathered: Gathered) -> str:
    """Write a submission and return what that was: new, replaced, the same, or older than what is there already."""
    folder = course.path(course.directory.submitted_directory, submission.student, assignment)
    there = {path.stem: path for path in folder.glob("*.ipynb")}
    before = _timestamp(folder)
    changed = {name: version for name, version in submission.notebooks.items()
               if name not in there or sha256(there[name].read_bytes()).digest() != version.digest}
    replaced = sorted(changed.keys() & there.keys())
    older = bool(replaced) and _is_older(submission, before, max(_mtime(there[name]) for name in replaced))
    if older:
        changed = {name: version for name, version in changed.items() if name not in there}
    folder.mkdir(parents=True, exist_ok=True)
    for name, version in changed.items():
        _put(version.path, folder / f"{name}.ipynb", submission.made)
    if not older and (changed or before is None):
        _stamp(folder, submission.submitted)
    kept = sorted(there.keys() - submission.notebooks.keys()) if changed else []
    for names, text in ((replaced, _("la que ya estaba es más reciente y se quedó") if older else
                         _("una versión más reciente sustituyó a la que estaba")),
                        (kept, _("no viene en esta entrega y se quedó la que estaba"))):
        if names:
            gathered.notes.append(f"{submission.student}: {text} ({', '.join(names)}).")
    if not there:
        return "new"
    return "replaced" if changed else "older" if older else "same"


def _is_older(submission: Submission, before: datetime | None, written: datetime) -> bool:
    """Whether what is there already is newer: by the dates of submission where both are known, else by those of the downloads."""
    if before and submission.submitted:
        return submission.submitted < before
    return submission.made is not None and submission.made < written


def _put(source: Path, target: Path, made: datetime | None) -> None:
    """Copy a file in one step, so that none is ever half there, dated as the download it came in."""
    half = target.with_suffix(".part")
    shutil.copyfile(source, half)
    if made:
        os.utime(half, (made.timestamp(), made.timestamp()))
    os.replace(half, target)


def _stamp(folder: Path, submitted: datetime | None) -> None:
    """Write when a submission was handed in, as nbgrader does; an earlier one's date does not stay."""
    path = folder / TIMESTAMP
    if submitted:
        path.write_text(f"{submitted:%Y-%m-%d %H:%M:%S.%f} UTC", "utf-8")
    else:
        path.unlink(missing_ok=True)


def _timestamp(folder: Path) -> datetime | None:
    try:
        text = (folder / TIMESTAMP).read_text("utf-8").strip()
        return parse_utc(text).replace(tzinfo=UTC) if text else None
    except (OSError, ValueError, OverflowError):
        return None


def _mtime(path: Path) -> datetime:
    return datetime.fromtimestamp(path.stat().st_mtime, UTC)


def _summary(assignment: str, gathered: Gathered, stored: Counter[str]) -> list[str]:
    """What was done, and what was left alone and why."""
    notebooks = sum(len(submission.notebooks) for submission in gathered.submissions)
    words = {"new": _("nuevos"), "replaced": _("con algo más reciente"), "same": _("como ya estaban"),
             "older": _("con algo más antiguo que lo que había")}
    kinds = ", ".join(f"{word}: {stored[kind]}" for kind, word in words.items() if stored[kind])
    lines = [_("Estudiantes: {n}{kinds}. Cuadernos: {notebooks}.").format(
        n=len(gathered.submissions), kinds=f" ({kinds})" if kinds else "", notebooks=notebooks)]
    if gathered.left:
        left = ", ".join(f"{_(reason)}: {n}" for reason, n in sorted(gathered.left.items()))
        lines.append(_("Se dejó: {left}.").format(left=left))
    if gathered.problems:
        lines.append(_("Necesitan tu atención (✗): {n}.").format(n=len(gathered.problems)))
    if gathered.submissions:
        lines.append(_("Para calificar: attention-grader grade {assignment}").format(assignment=assignment))
    return lines
