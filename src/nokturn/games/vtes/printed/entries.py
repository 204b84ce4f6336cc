"""Entries of a toml file, each with the line it begins on: whoever breaks a file is told where."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Generic, NoReturn, TypeVar

import msgspec

from nokturn.kernel.errors import ContentError
from nokturn.kernel.rules import read_toml

T = TypeVar("T", bound=msgspec.Struct)
_FIELD = re.compile(r"`\$\.(\w+)|unknown field `(\w+)`")


class Entry(Generic[T]):
    """One `[[card]]` of a file."""

    def __init__(self, path: Path, line: int, lines: list[str], table: dict[str, Any], kind: type[T]) -> None:
        self.path, self.line, self._lines, self.table = path, line, lines, table
        try:
            self.printed = msgspec.convert(table, kind)
        except msgspec.ValidationError as error:
            named = _FIELD.search(str(error))
            self.wrong(f"{error}.", named[1] or named[2] if named else "")

    def wrong(self, what: str, key: str = "") -> NoReturn:
        """Refuse the file, naming the line of `key` in this entry, or the first line of the entry."""
        line = next((n for n, text in enumerate(self._lines) if key and re.match(rf"\s*{key}\s*=", text)), 0)
        raise ContentError(f"{self.path}, line {self.line + line}: {what}")

    def expect(self, right: bool, what: str, key: str = "") -> None:
        if not right:
            self.wrong(what, key)


def read_entries(path: Path, tables: dict[str, type[Any]], needed: Iterable[str] = ()) -> dict[str, list[Entry[Any]]]:
    """The entries of a file by table; every entry must say all of `needed`."""
    found = read_toml(path, dict[str, Any])
    lines = path.read_text(encoding="utf-8").splitlines()
    heads = [(n, head[1]) for n, text in enumerate(lines) if (head := re.match(r"\s*\[\[\s*(\w+)\s*\]\]", text))]
    for n, name in heads:
        if name not in tables:
            raise ContentError(f"{path}, line {n + 1}: [[{name}]] is none of [[{']], [['.join(tables)}]]. Correct it.")
    shelves: dict[str, list[Entry[Any]]] = {}
    for name, kind in tables.items():
        starts = [n for n, head in heads if head == name]
        rows = found.pop(name, [])
        if not isinstance(rows, list) or len(rows) != len(starts):
            raise ContentError(f"{path}: write every entry as a [[{name}]] of its own.")
        ends = [next((n for n, _ in heads if n > start), len(lines)) for start in starts]
        shelves[name] = [
            Entry(path, start + 1, lines[start:end], row, kind)
            for start, end, row in zip(starts, ends, rows, strict=True)
        ]
    if found:
        raise ContentError(f"{path}: '{next(iter(found))}' belongs to no entry. Take it out.")
    for entry in (entry for shelf in shelves.values() for entry in shelf):
        for key in needed:
            entry.expect(key in entry.table, f"{key} is missing. Write it, even if it is empty.")
        _both_languages(entry)
    return shelves


def by_id(entries: Iterable[Entry[Any]]) -> dict[str, Any]:
    """What is printed, by id; an id used twice is refused."""
    shelf: dict[str, Any] = {}
    for entry in entries:
        name = entry.printed.id
        entry.expect(name not in shelf, f"the id '{name}' is used twice. Give each entry its own.", "id")
        shelf[name] = entry.printed
    return shelf


def _both_languages(entry: Entry[Any]) -> None:
    for field in entry.printed.__struct_fields__:
        if field.endswith("_en"):
            other = f"{field[:-3]}_pl"
            en, pl = bool(getattr(entry.printed, field)), bool(getattr(entry.printed, other))
            empty = field if pl else other
            entry.expect(en == pl, f"{empty} is empty. Write it in both languages.", empty)
