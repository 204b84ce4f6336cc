"""Reads the data files of a game, TOML and CSV; every fault names file and line, and says what to do.

    relics = read_toml(FOLDER / "relics.toml", Relics)          # the whole file as one struct
    RELICS = by_id(FOLDER / "relics.toml", "relic", relics.relic)    # its [[relic]] entries by id, each once
    for row in read_csv(FOLDER / "roads.csv", ("a", "b")):      # row.text("a"), row.whole("count"), row.wrong(…)

Structs with `forbid_unknown_fields=True` find misspelt fields; a field or a word that is nearly right is named.
`read_entries` is for files whose entries are proofread one by one: an `Entry` knows its line.  What a program writes
itself is there whole or not at all: `write_whole`.
"""

from __future__ import annotations

import contextlib
import csv
import io
import os
import re
import tempfile
import tomllib
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Generic, NoReturn, TypeVar

import msgspec
from msgspec import inspect

from nokturn.kernel.errors import ContentError, SaveError

T = TypeVar("T")
Place = tuple[str | int, ...]
"""Where something stands in a TOML file: `("card", 3, "cost")` is `cost` in the fourth `[[card]]`."""

_HEAD = re.compile(r"\s*(\[\[?)\s*([^\[\]#]+?)\s*\]")
_KEY = re.compile(r"\s*([\w.\"'-]+)\s*=")
_AT = re.compile(r" - at `(?:key in )?\$(.*)`")
_UNKNOWN = re.compile(r"unknown field `([^`]*)`")
_WORD = re.compile(r"Invalid enum value '([^']*)'")
_STEP = re.compile(r"\.(\w+)|\[(\d+)\]")


def wrong(path: Path, line: int, what: str, unknown: Place = ()) -> NoReturn:
    """Refuse a file; line 0 is no line of its own."""
    error = ContentError(f"{path}, line {line}: {what}" if line else f"{path}: {what}")
    error.line, error.what, error.unknown = line, what, unknown
    raise error


def read_text(path: Path) -> str:
    """A text file, with or without a byte order mark."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        wrong(path, 0, f"cannot be read ({error.strerror}). Put the file back.")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        wrong(path, line, "not UTF-8 text. Save the file as UTF-8.")


# toml


def read_toml(path: Path, kind: type[T]) -> T:
    """A file as one struct."""
    text = read_text(path)
    return _converted(path, _parsed(path, text), kind, (), text)


class TomlFile:
    """A file that is read piece by piece, so that all its faults can be told at once."""

    def __init__(self, path: Path) -> None:
        self.path, self._text = path, read_text(path)
        self.table = _parsed(path, self._text)
        self._lines: dict[Place, int] | None = None

    def line(self, place: Place) -> int:
        """The line of a place, or of the nearest thing around it that has one."""
        if self._lines is None:
            self._lines = _lines_of(self._text)
        return _line(self._lines, place)

    def convert(self, value: Any, kind: type[T], place: Place) -> T:
        """What stands at a place as a record; a `ContentError` knows its line and, if a field is unknown, its place."""
        return _converted(self.path, value, kind, place, self._text)


class Entry(Generic[T]):
    """One `[[card]]` of a file: what is `printed` there, and what the file says of it (`table`)."""

    def __init__(self, path: Path, place: Place, table: dict[str, Any], printed: T, lines: dict[Place, int]) -> None:
        self.path, self.place, self.table, self.printed, self._lines = path, place, table, printed, lines

    def wrong(self, what: str, key: str = "") -> NoReturn:
        """Refuse the file, naming the line of `key` in this entry, or the first line of the entry."""
        wrong(self.path, _line(self._lines, (*self.place, key)), what)

    def expect(self, right: bool, what: str, key: str = "") -> None:
        if not right:
            self.wrong(what, key)


def read_entries(path: Path, tables: dict[str, type[Any]], needed: Iterable[str] = ()) -> dict[str, list[Entry[Any]]]:
    """The entries of a file by table; every entry must say all of `needed`, and what it says, in both languages."""
    text = read_text(path)
    found, lines = _parsed(path, text), _lines_of(text)
    shelves: dict[str, list[Entry[Any]]] = {}
    for name, rows in found.items():
        if name not in tables:
            named = f"[[{']], [['.join(tables)}]]"
            wrong(path, _line(lines, (name,)), f"'{name}' is none of {named}. Correct it or take it out.")
        if (name, 0) not in lines:
            wrong(path, _line(lines, (name,)), f"write every entry as a [[{name}]] of its own.")
        for number, row in enumerate(rows):
            printed = _converted(path, row, tables[name], (name, number), text)
            shelves.setdefault(name, []).append(Entry(path, (name, number), row, printed, lines))
    for entry in (entry for shelf in shelves.values() for entry in shelf):
        for key in needed:
            entry.expect(key in entry.table, f"{key} is missing. Write it, even if it is empty.")
        if empty := one_language_only(entry.printed):
            entry.wrong(f"{empty} is empty. Write it in both languages.", empty)
    return {name: shelves.get(name, []) for name in tables}


def one_language_only(printed: Any) -> str:
    """The field that is empty while its counterpart is not (`text_en`, `text_pl`); nothing: both are there, or none."""
    for field in printed.__struct_fields__:
        if field.endswith("_en"):
            other = f"{field[:-3]}_pl"
            en, pl = bool(getattr(printed, field)), bool(getattr(printed, other))
            if en != pl:
                return field if pl else other
    return ""


def by_id(path: Path, table: str, printed: Iterable[T]) -> dict[str, T]:
    """The entries of `[[table]]` by their `id`; one that is used twice is refused."""
    shelf: dict[str, T] = {}
    for number, one in enumerate(printed):
        name = one.id  # type: ignore[attr-defined]
        if name in shelf:
            wrong_at(path, (table, number, "id"), f"the id '{name}' is used twice. Give each entry its own.")
        shelf[name] = one
    return shelf


def wrong_at(path: Path, place: Place, what: str) -> NoReturn:
    """Refuse a TOML file, naming the line of something in it."""
    wrong(path, _line(_lines_of(read_text(path)), place), what)


def wrong_entry(path: Path, id: str, what: str) -> NoReturn:
    """Refuse a TOML file, naming the entry with this id, and its line."""
    named = re.compile(rf"\s*id\s*=\s*[\"']{re.escape(id.partition('/')[0])}[\"']")
    line = next((n for n, text in enumerate(read_text(path).splitlines(), 1) if named.match(text)), 0)
    wrong(path, line, f"'{id}': {what}")


def _parsed(path: Path, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"line (\d+)", str(error))
        wrong(path, int(at[1]) if at else text.count("\n") + 1, f"not valid TOML: {error}. Correct this line.")


def _converted(path: Path, value: Any, kind: type[T], place: Place, text: str) -> T:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        said = str(error)
        at = _AT.search(said)
        steps: Place = tuple([key or int(number) for key, number in _STEP.findall(at[1])] if at else ())
        field, word = _UNKNOWN.search(said), _WORD.search(said)
        unknown = field or word
        near = nearest(unknown[1], _right(kind, steps)) if unknown else ""
        at_fault = (*place, *steps, *([field[1]] if field else []))
        wrong(path, _line(_lines_of(text), at_fault), f"{said}.{near}", at_fault if field else ())


def nearest(written: str, right: Sequence[str]) -> str:
    """What may have been meant, of the words that are right there."""
    if not right:
        return ""
    close = get_close_matches(written, right, n=1)
    return f" Write '{close[0]}'." if close else f" Write one of: {', '.join(right)}."


def _right(kind: Any, steps: Place) -> list[str]:
    """The fields of the struct, or the words, that may stand at a place."""
    found = [inspect.type_info(kind)]
    for step in (*steps, None):
        found = [one for info in found for one in (info.types if isinstance(info, inspect.UnionType) else (info,))]
        if step is not None:
            found = [inner for info in found for inner in _inside(info, step)]
    words: list[str] = []
    for info in found:
        if isinstance(info, inspect.StructType):
            words += [field.encode_name for field in info.fields]
        elif isinstance(info, inspect.LiteralType):
            words += [str(value) for value in info.values]
    return words


def _inside(info: inspect.Type, step: str | int) -> Iterable[inspect.Type]:
    if isinstance(info, inspect.StructType):
        return [field.type for field in info.fields if field.encode_name == step]
    if isinstance(info, inspect.TupleType) and isinstance(step, int):
        return info.item_types[step : step + 1]
    if isinstance(info, inspect.ListType | inspect.VarTupleType | inspect.SetType | inspect.FrozenSetType):
        return [info.item_type]
    return [info.value_type] if isinstance(info, inspect.DictType) else []


def _lines_of(text: str) -> dict[Place, int]:
    """Every header and every key of a TOML file, by its place."""
    lines: dict[Place, int] = {}
    counts: dict[Place, int] = {}
    here: Place = ()
    listed: Place = ()
    element: int | None = None
    """The list that is open, one table a line, and its last element."""
    quoted = ""
    for number, line in enumerate(text.splitlines(), 1):
        inside = bool(quoted)
        for mark in ('"""', "'''"):
            if quoted in ("", mark) and line.count(mark) % 2:
                quoted = "" if quoted else mark
        if inside:
            continue
        if head := _HEAD.match(line):
            here = ()
            names = [name.strip(" \"'") for name in head[2].split(".")]
            for last, name in enumerate(names, 1 - len(names)):
                here = (*here, name)
                lines.setdefault(here, number)
                if last == 0 and head[1] == "[[":
                    counts[here] = counts.get(here, -1) + 1
                if here in counts:
                    here = (*here, counts[here])
            lines.setdefault(here, number)
        elif key := _KEY.match(line):
            listed = (*here, *[name.strip("\"'") for name in key[1].split(".")])
            lines.setdefault(listed, number)
            element = -1 if line[key.end() :].strip() == "[" else None
        elif element is not None and line.lstrip().startswith("{"):
            element += 1
            lines.setdefault((*listed, element), number)
    return lines


def _line(lines: dict[Place, int], place: Place) -> int:
    """The line of a place, or of the nearest thing around it that has one."""
    return next((lines[place[:size]] for size in range(len(place), 0, -1) if place[:size] in lines), 0)


# csv


class Row:
    """One line of a csv file, read cell by cell."""

    def __init__(self, path: Path, line: int, cells: dict[str, str]) -> None:
        self.path, self.line, self._cells = path, line, cells

    def wrong(self, what: str) -> NoReturn:
        wrong(self.path, self.line, what)

    def maybe(self, column: str) -> str:
        """A cell that may be empty."""
        return self._cells[column]

    def text(self, column: str) -> str:
        """A cell that may not be empty."""
        cell = self._cells[column]
        if not cell:
            self.wrong(f"column '{column}' is empty. Fill it in.")
        return cell

    def words(self, column: str) -> tuple[str, ...]:
        """A cell that may be empty, word by word."""
        return tuple(self._cells[column].split())

    def one_of(self, column: str, allowed: Sequence[str]) -> str:
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

    def number(self, column: str, least: float, most: float) -> float:
        cell = self._cells[column]
        try:
            number = float(cell)
        except ValueError:
            number = most + 1
        if not least <= number <= most:
            self.wrong(f"column '{column}' says '{cell}'. Write a number from {least:g} to {most:g}, like 12.50.")
        return number


def read_csv(path: Path, columns: Sequence[str]) -> list[Row]:
    """The rows of a csv file that has at least `columns`; further columns are notes for people."""
    reader = csv.DictReader(io.StringIO(read_text(path), newline=""), restval="\0", restkey="\0")
    given = tuple(reader.fieldnames or ())
    for column in columns:
        if column not in given:
            named = ", ".join(columns)
            wrong(
                path, 1, f"no column '{column}'. The first line must name the columns {named}.{nearest(column, given)}"
            )
    rows = []
    for cells in reader:
        row = Row(path, reader.line_num, {name: cell.strip() for name, cell in cells.items() if name != "\0"})
        if "\0" in cells or "\0" in cells.values():
            row.wrong(f"not {len(given)} cells. Give every column a cell, empty or not.")
        rows.append(row)
    return rows


def write_whole(path: Path, data: bytes) -> None:
    """Write a file atomically: on any fault the old one stays as it was."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise _unwritten(path, error) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError as error:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise _unwritten(path, error) from None


def _unwritten(path: Path, error: OSError) -> SaveError:
    return SaveError.because("not-written", file=str(path), why=error.strerror)
