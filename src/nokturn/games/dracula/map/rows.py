"""Rows of a csv file of the game, each with the line it stands on: whoever breaks a file is told where."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import NoReturn

from nokturn.kernel.errors import ContentError


class Row:
    """One line of a csv file, read cell by cell."""

    def __init__(self, path: Path, line: int, cells: dict[str, str]) -> None:
        self.path, self.line, self._cells = path, line, cells

    def wrong(self, what: str) -> NoReturn:
        raise ContentError(f"{self.path}, line {self.line}: {what}")

    def text(self, column: str) -> str:
        """A cell that may not be empty."""
        cell = self._cells[column]
        if not cell:
            self.wrong(f"column '{column}' is empty. Fill it in.")
        return cell

    def maybe(self, column: str) -> str:
        return self._cells[column]

    def one_of(self, column: str, allowed: tuple[str, ...]) -> str:
        cell = self._cells[column]
        if cell not in allowed:
            self.wrong(f"column '{column}' says '{cell}'. Write one of: {', '.join(allowed)}.")
        return cell

    def flag(self, column: str) -> bool:
        return self.one_of(column, ("0", "1")) == "1"

    def whole(self, column: str, least: int = 1) -> int:
        cell = self._cells[column]
        if not (cell.isascii() and cell.isdigit()) or int(cell) < least:
            self.wrong(f"column '{column}' says '{cell}'. Write a whole number, {least} or more.")
        return int(cell)

    def degrees(self, column: str, limit: float) -> float:
        """A longitude or latitude."""
        cell = self._cells[column]
        try:
            number = float(cell)
        except ValueError:
            number = limit + 1
        if not -limit <= number <= limit:
            self.wrong(f"column '{column}' says '{cell}'. Write degrees from -{limit:g} to {limit:g}, like 12.50.")
        return number


def read_csv(path: Path, columns: tuple[str, ...]) -> list[Row]:
    """The rows of a csv file that has at least `columns`; further columns are notes for people."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise ContentError(f"{path}: cannot be read ({error.strerror}). Put the file back.") from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise ContentError(f"{path}, line {line}: not UTF-8 text. Save the file as UTF-8.") from None
    reader = csv.DictReader(io.StringIO(text, newline=""), restval="\0", restkey="\0")
    missing = [column for column in columns if column not in (reader.fieldnames or ())]
    if missing:
        raise ContentError(
            f"{path}, line 1: no column '{missing[0]}'. The first line must name the columns {', '.join(columns)}."
        )
    rows = []
    for cells in reader:
        row = Row(path, reader.line_num, {name: cell.strip() for name, cell in cells.items() if name != "\0"})
        if "\0" in cells or "\0" in cells.values():
            row.wrong(f"not {len(reader.fieldnames or ())} cells. Give every column a cell, empty or not.")
        rows.append(row)
    return rows
