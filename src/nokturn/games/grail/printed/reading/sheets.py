"""Reads one file of a pack, entry by entry, and goes on after a fault, so that all of them can be told."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from nokturn.games.grail.printed.language.conditions import HasAttribute, Holds
from nokturn.games.grail.printed.language.effects import NOTHING, Effect
from nokturn.games.grail.printed.language.parser import WordError, condition_of, effect_of
from nokturn.games.grail.printed.language.rules import Printed
from nokturn.games.grail.printed.language.vocabulary import Prose
from nokturn.games.grail.printed.reading.error_words import worded
from nokturn.games.grail.printed.reading.faults import Fault
from nokturn.kernel.content import Place, TomlFile
from nokturn.kernel.errors import ContentError

_NEVER = HasAttribute(attribute="aggression", level=99)
"""Stands where a condition could not be read."""


class Sheet:
    """One file of a pack, as far as it can be read."""

    def __init__(self, name: str, path: Path, kind: type[Printed]) -> None:
        self.name, self.kind = name, kind
        self.faults: list[Fault] = []
        self.lost = False
        """Something in it could not be read at all."""
        self.read: dict[str, Any] = {}
        self.entries: list[tuple[Place, Any]] = []
        """Everything in it, with its place in the file."""
        try:
            self.source = TomlFile(path)
        except ContentError as error:
            self.lost = True
            self.table: dict[str, Any] = {}
            self.faults.append(Fault(name, error.line, error.what))
            return
        self.table = self.source.table
        self._convert()

    def fault(self, place: Place, what: str) -> Fault:
        return Fault(self.name, 0 if self.lost and not self.table else self.source.line(place), what)

    def printed(self) -> Any:
        """The whole file; None if something in it is lost."""
        return None if self.lost else self.kind(**self.read)

    def _convert(self) -> None:
        known = {field.encode_name: field for field in fields(self.kind)}
        for name in self.table:
            if name not in known:
                self._try({name: None}, self.kind, ())
        for name, field in known.items():
            if name in self.table:
                self.read[field.name] = self._field(name, field.type, self.table[name])
            elif field.required:
                self.lost = True
                self.faults.append(Fault(self.name, 0, f"'{name}' is missing. Write it."))

    def _field(self, name: str, kind: Any, raw: Any) -> Any:
        """A field of the file; the entries of a list one by one."""
        if get_origin(kind) is not tuple or not isinstance(raw, list):
            return self._entry((name,), kind, raw)
        entries = [self._entry((name, number), get_args(kind)[0], one) for number, one in enumerate(raw)]
        return tuple([entry for entry in entries if entry is not None])

    def _entry(self, place: Place, kind: Any, raw: Any) -> Any:
        """One entry; a field that is unknown is told and left out, so that further faults are found."""
        prepared = self._prepared(kind, raw, place)
        while True:
            entry, unknown = self._try(prepared, kind, place)
            if not unknown:
                break
            _leave_out(prepared, unknown[len(place) :])
        if entry is None:
            self.lost = True
        else:
            self.entries.append((place, entry))
        return entry

    def _try(self, raw: Any, kind: Any, place: Place) -> tuple[Any, Place]:
        """What it is, or the place of a field that is not known; neither: it cannot be read."""
        try:
            return self.source.convert(raw, kind, place), ()
        except ContentError as error:
            self.faults.append(Fault(self.name, error.line, worded(error.what)))
            return None, error.unknown

    def _prepared(self, kind: Any, raw: Any, place: Place) -> Any:
        """The same with effects and conditions as records instead of words."""
        inside = _looked_into(kind)
        if inside is Effect:
            return self._words(effect_of, raw, place, NOTHING)
        if inside is Holds:
            return self._words(condition_of, raw, place, _NEVER)
        if isinstance(raw, dict) and isinstance(inside, dict):
            return {
                key: self._prepared(inside[key], value, (*place, key)) if key in inside else value
                for key, value in raw.items()
            }
        if isinstance(raw, list) and isinstance(inside, tuple):
            return [self._prepared(inside[0], one, (*place, number)) for number, one in enumerate(raw)]
        return raw

    def _words(self, read: Callable[[str], Any], text: Any, place: Place, instead: Any) -> Any:
        if not isinstance(text, str):
            self.faults.append(self.fault(place, "effects and conditions are texts. Write one in quotes."))
            return instead
        try:
            return read(text)
        except WordError as error:
            self.faults.append(self.fault(place, f"'{text}': {error}"))
            return instead


@cache
def _looked_into(kind: Any) -> Any:
    """What may hold effects and conditions: those themselves, the fields of a record by their names in the file, the
    kind of what a list holds; None: a number, a word, a text."""
    if get_origin(kind) is tuple:
        return get_args(kind)
    members = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    kind = next((one for one in members if isinstance(one, type) and issubclass(one, Struct)), None)
    if kind is None or kind is Prose:
        return None
    if issubclass(kind, Holds):
        return Holds
    return Effect if kind is Effect else {field.encode_name: field.type for field in fields(kind)}


def _leave_out(raw: Any, place: Place) -> None:
    for step in place[:-1]:
        raw = raw[step]
    del raw[place[-1]]
