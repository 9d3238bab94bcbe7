"""The files of a download, however they are packed, each read only within limits: nothing is ever unpacked by its own name."""

import re
import stat
import struct
import zipfile
import zlib
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import IO

from ..text import N_, _

Trail = tuple[str, ...]  # names from the outside in; a folder, an archive and the file in it are one each
Dates = tuple[datetime | None, ...]

BROKEN = (zipfile.BadZipFile, zlib.error, struct.error, EOFError, OSError, RuntimeError, NotImplementedError, ValueError,
          OverflowError)  # all that `zipfile` raises for what is not as it should be
DEPTH = 3  # archives in archives
FILE_BYTES = 100_000_000
OWNER_BYTES = 500_000_000
BIG, RATIO = 20_000_000, 200  # what is bigger than this and was packed tighter than that is no notebook
ENTRIES = 20_000
READ_AS_NOTEBOOK = ("", ".ipynb", ".json", ".txt")  # browsers save notebooks as all of these
ARCHIVES = (".rar", ".7z", ".tar", ".gz", ".tgz", ".bz2", ".xz", ".zipx")

HTML = N_("exportaciones a HTML")
CHECKPOINTS = N_("copias de control de Jupyter")
SYSTEM = N_("archivos ocultos o del sistema")
OTHERS = N_("archivos que no son cuadernos")


class _Refused(Exception):
    """A file that is not read; the text says why."""


@dataclass(frozen=True)
class Member:
    """A file that was found. `dates` are those of the names in its trail, where known; `left` says as what it is left alone,
    empty where it may be a notebook. `read` returns its bytes, or None where they could not be read, which has been told then."""

    trail: Trail
    dates: Dates
    left: str
    read: Callable[[], bytes | None]


@dataclass
class Walk:
    """A way through a download. `account` says whose a trail is, as far as bytes are counted; `tell` is called with the trail
    of what could not be read and a sentence that says why."""

    account: Callable[[Trail], Hashable | None]
    tell: Callable[[Trail, str], None]
    _spent: dict[Hashable, int] = field(default_factory=dict)
    _told: set[Hashable] = field(default_factory=set)

    def members(self, path: Path) -> Iterator[Member]:
        """The files in a folder or an archive."""
        if path.is_dir():
            yield from self._folder(path, (), ())
        else:
            yield from self._archive(path, (), (), 0)

    def _folder(self, folder: Path, trail: Trail, dates: Dates) -> Iterator[Member]:
        try:
            entries = sorted(folder.iterdir())
        except OSError:
            self.tell(trail, _("no se pudo leer"))
            return
        for entry in entries:
            inside = (*trail, _printable(entry.name))
            if entry.is_symlink():
                self.tell(inside, _("es un enlace simbólico y no se siguió"))
            elif entry.is_dir():
                yield from self._folder(entry, inside, (*dates, None))
            elif entry.is_file():
                status = entry.stat()
                stamps = (*dates, _sensible(datetime.fromtimestamp(status.st_mtime, UTC)))
                if _is_archive(inside):
                    yield from self._archive(entry, inside, stamps, 0)
                else:
                    yield self._member(inside, stamps, partial(_file, entry, status.st_size))

    def _archive(self, source: Path | IO[bytes], trail: Trail, dates: Dates, depth: int) -> Iterator[Member]:
        try:
            with zipfile.ZipFile(source) as archive:
                for info in archive.infolist():
                    yield from self._entry(archive, info, trail, dates, depth)
        except BROKEN:
            self.tell(trail, _("está dañado y no se pudo abrir; pide que se envíe de nuevo"))

    def _entry(self, archive: zipfile.ZipFile, info: zipfile.ZipInfo, trail: Trail, dates: Dates, depth: int) -> Iterator[Member]:
        name = _name(info)
        if name.endswith("/"):
            return
        path = PurePosixPath(name)
        if ".." in path.parts or path.is_absolute() or re.match(r"[A-Za-z]:", name):
            self._tell_once((trail, "climbs"), trail, _(
                "tiene rutas que se salen de la carpeta («{name}»), que no se tocaron").format(name=_printable(name)))
            return
        inside = (*trail, *map(_printable, path.parts))
        if stat.S_ISLNK(info.external_attr >> 16):
            self._tell_once((trail, "links"), trail, _(
                "tiene enlaces simbólicos («{name}»), que no se siguieron").format(name=inside[-1]))
            return
        stamps = (*dates, *[None] * (len(path.parts) - 1), _date(info))
        member = self._member(inside, stamps, partial(_unpack, archive, info))
        if not _is_archive(inside):
            yield member
        elif depth >= DEPTH:
            self.tell(inside, _("está dentro de demasiados archivos comprimidos y no se abrió"))
        elif data := member.read():
            if data.count(b"PK\x01\x02") > ENTRIES:
                self.tell(inside, _("tiene más de {n} archivos dentro y no se abrió").format(n=ENTRIES))
            else:
                yield from self._archive(BytesIO(data), inside, stamps, depth + 1)

    def _member(self, trail: Trail, dates: Dates, unpack: Callable[[], bytes]) -> Member:
        suffix = PurePosixPath(trail[-1]).suffix.casefold()
        left = _left(trail)
        if not left and suffix in ARCHIVES:
            self.tell(trail, _("no es un zip y no se abrió; ábrelo tú, o pide los cuadernos sueltos"))
            left = OTHERS
        return Member(trail, dates, left, lambda: self._read(trail, unpack))

    def _read(self, trail: Trail, unpack: Callable[[], bytes]) -> bytes | None:
        owner = self.account(trail)
        try:
            if owner is not None and self._spent.get(owner, 0) > OWNER_BYTES:
                raise _Refused(_("no se leyó, ni lo que sigue: la entrega pasa de {size} MB").format(
                    size=OWNER_BYTES // 1_000_000))
            data = unpack()
            self._spent[owner] = self._spent.get(owner, 0) + len(data)
        except _Refused as refusal:
            self._tell_once((owner or trail, str(refusal)), trail, str(refusal))
        except BROKEN:
            self.tell(trail, _("está dañado y no se pudo leer; pide que se envíe de nuevo"))
        else:
            return data
        return None

    def _tell_once(self, scope: Hashable, trail: Trail, why: str) -> None:
        if scope not in self._told:
            self._told.add(scope)
            self.tell(trail, why)


def _left(trail: Trail) -> str:
    """As what a file is left alone; empty where it may be a notebook."""
    name, suffix = trail[-1].casefold(), PurePosixPath(trail[-1]).suffix.casefold()
    if ".ipynb_checkpoints" in trail or name.endswith("-checkpoint.ipynb"):
        return CHECKPOINTS
    if "__MACOSX" in trail or any(part.startswith(".") for part in trail) or name in ("thumbs.db", "desktop.ini"):
        return SYSTEM
    if suffix in (".html", ".htm"):
        return HTML
    return "" if suffix in READ_AS_NOTEBOOK or suffix in ARCHIVES or suffix == ".zip" or ".ipynb" in name else OTHERS


def _is_archive(trail: Trail) -> bool:
    return trail[-1].casefold().endswith(".zip") and not _left(trail)


def _file(path: Path, size: int) -> bytes:
    if size > FILE_BYTES:
        raise _Refused(_too_big())
    return path.read_bytes()


def _unpack(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    """The bytes of an archive's entry; raises `_Refused` or one of the errors in `BROKEN`."""
    if info.flag_bits & 1:
        raise _Refused(_("está cifrado con una contraseña; pide que se envíe sin ella"))
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):  # the others expand without a bound
        raise _Refused(_("está comprimido con un método que no se abre; pide un zip corriente"))
    if info.file_size > FILE_BYTES or (info.file_size > BIG and info.file_size > RATIO * max(info.compress_size, 1)):
        raise _Refused(_too_big())
    with archive.open(info) as stream:
        data = stream.read(FILE_BYTES + 1)  # what the entry says of its size need not be true
    if len(data) > FILE_BYTES:
        raise _Refused(_too_big())
    return data


def _too_big() -> str:
    return _("ocuparía demasiado al abrirlo para ser un cuaderno, y no se abrió")


def _name(info: zipfile.ZipInfo) -> str:
    """An entry's name with `/` between its parts. Where it is not marked as UTF-8 it is that all the same from a Mac, and from
    Windows the code page of western Europe; `zipfile` takes it for that of the first PCs."""
    name = info.filename
    if not info.flag_bits & 0x800 and not name.isascii():
        data = name.encode("cp437", "replace")
        try:
            name = data.decode("utf-8")
        except UnicodeDecodeError:
            name = data.decode("cp850")
    return name.replace("\\", "/")


def _printable(name: str) -> str:
    """A name from a file system, whose bytes need not be text, or from an archive that wants to paint the terminal."""
    return re.sub(r"[\x00-\x1f\x7f-\x9f]", "�", name.encode("utf-8", "replace").decode())


def _date(info: zipfile.ZipInfo) -> datetime | None:
    """When a file was changed, as the entry says it: in UTC where it has the field for that, else by this machine's clock."""
    extra = info.extra
    while len(extra) >= 4:
        kind, size = struct.unpack("<HH", extra[:4])
        if kind == 0x5455 and size >= 5 and len(extra) >= 9 and extra[4] & 1:
            return _sensible(datetime.fromtimestamp(struct.unpack("<i", extra[5:9])[0], UTC))
        extra = extra[4 + size:]
    try:
        return _sensible(datetime(*info.date_time).astimezone(UTC))
    except (ValueError, OverflowError, OSError):
        return None


def _sensible(date: datetime) -> datetime | None:
    """The date, unless it is the one that stands for none or has not come yet."""
    return date if date.year > 1980 and date < datetime.now(UTC) + timedelta(days=1) else None
