"""A CSV file whose cells are changed where they stand, so that every other byte of it stays."""

import csv
import io
import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Literal

from ..errors import UserError
from ..text import _

SEPARATORS = ",;\t"
BOM = "\ufeff"
LINE_END = "\r\n"
_LINE_END = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True)
class Cell:
    """What a cell says, and where it stands in the text, quotes included."""

    value: str
    start: int
    end: int


@dataclass(frozen=True)
class CsvFile:
    """The text of a CSV file, a byte order mark included, and the character between its cells."""

    path: Path
    text: str
    separator: str

    @classmethod
    def read(cls, path: Path) -> "CsvFile":
        """Read a file; raises `UserError` where there is none or it is not CSV in UTF-8."""
        try:
            data = path.read_bytes()
        except OSError as error:
            raise UserError(_("No se pudo leer {path}: {reason}.").format(
                path=path, reason=os.strerror(error.errno or 0))) from error
        if data.startswith(b"PK"):
            raise UserError(_("{path} es un libro de Excel, no un CSV. Usa el archivo tal como se descargó, sin abrirlo en Excel."
                              ).format(path=path))
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            raise UserError(_("{path} no está en UTF-8 (byte {position}). Descárgalo de nuevo y no lo guardes con otro programa."
                              ).format(path=path, position=error.start)) from error
        first = _LINE_END.split(re.sub(r'"[^"]*"', "", text), maxsplit=1)[0]
        file = cls(path, text, max(SEPARATORS, key=first.count))
        if not file.rows:
            raise UserError(_("{path} está vacío. Descárgalo de nuevo.").format(path=path))
        return file

    @cached_property
    def rows(self) -> list[list[Cell]]:
        """The cells of every line that has any; raises `UserError` where a quote is never closed."""
        return list(self._rows())

    def _rows(self) -> Iterator[list[Cell]]:
        position, row = len(BOM) if self.text.startswith(BOM) else 0, list[Cell]()
        while position < len(self.text) or row:
            cell = self._cell(position)
            row.append(cell)
            position = cell.end
            if self.text.startswith(self.separator, position):
                position += 1
                continue
            end = _LINE_END.match(self.text, position)
            position = end.end() if end else len(self.text)
            if len(row) > 1 or cell.end > cell.start:
                yield row
            row = []

    def _cell(self, start: int) -> Cell:
        if not self.text.startswith('"', start):
            end = self._end(start)
            return Cell(self.text[start:end], start, end)
        position = start + 1
        while True:
            quote = self.text.find('"', position)
            if quote < 0:
                line = len(_LINE_END.findall(self.text, 0, start)) + 1
                raise UserError(_("En {path}, línea {line}, hay unas comillas que no se cierran. Descarga el archivo de nuevo."
                                  ).format(path=self.path, line=line))
            if not self.text.startswith('""', quote):
                break
            position = quote + 2
        end = self._end(quote + 1)  # what follows the quotes belongs to the cell too, as every reader has it
        return Cell(self.text[start + 1:quote].replace('""', '"') + self.text[quote + 1:end], start, end)

    def _end(self, start: int) -> int:
        end = re.compile("[\r\n" + re.escape(self.separator) + "]").search(self.text, start)
        return end.start() if end else len(self.text)

    def line(self, row: int) -> int:
        """The number of the line in the file that a row begins in, from 1."""
        return len(_LINE_END.findall(self.text, 0, self.rows[row][0].start)) + 1

    def changed(self, values: Mapping[tuple[int, int], str]) -> bytes:
        """The file's bytes with new `values`, by row and column. A cell that was quoted stays so."""
        parts, done = [], 0
        for (row, column), value in sorted(values.items()):
            cell = self.rows[row][column]
            parts += [self.text[done:cell.start], self._written(value, self.text.startswith('"', cell.start))]
            done = cell.end
        return "".join([*parts, self.text[done:]]).encode()

    def _written(self, value: str, quoted: bool) -> str:
        return write_row([value], self.separator, quoted).removesuffix(LINE_END)


def write_row(values: list[str], separator: str, quoted: bool = False) -> str:
    """One line of CSV; `quoted` puts quotes where they need not be."""
    line = io.StringIO()
    quoting: Literal[0, 1] = csv.QUOTE_ALL if quoted else csv.QUOTE_MINIMAL
    csv.writer(line, delimiter=separator, quoting=quoting, lineterminator=LINE_END).writerow(values)
    return line.getvalue()


def write(path: Path, data: bytes, *inputs: Path) -> None:
    """Write a file; raises `UserError` where that fails or would overwrite one of the `inputs`."""
    for source in inputs:
        if path.exists() and path.samefile(source):
            raise UserError(_("{path} es el archivo de partida; no se tocó. Elige otro nombre con --to.").format(path=path))
    try:
        path.write_bytes(data)
    except OSError as error:
        raise UserError(_("No se pudo escribir {path}: {reason}.").format(
            path=path, reason=os.strerror(error.errno or 0))) from error
