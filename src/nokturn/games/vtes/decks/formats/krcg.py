"""KRCG: the JSON of the krcg library, of its fourth and its fifth version, and the short form both know.

Version 4 has a crypt and a library by type, version 5 one list of cards, the short form a map from number to count.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from nokturn.games.vtes.decks.collected import Collected, Imported
from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.formats.twd import TYPE_NAMES
from nokturn.games.vtes.printed.card_names import of_that_name
from nokturn.games.vtes.printed.facts import CryptFacts, cards

FORM_4, FORM_5 = "krcg4", "krcg5"
CARRIES = frozenset({"name", "author", "description", "notes"})
_BYTE = re.compile(r"\(byte (\d{1,9})\)")
"""Where it breaks off."""


class _Entry(msgspec.Struct):
    id: int | str
    count: int
    comment: str | None = None
    comments: str | None = None


class _Section(msgspec.Struct):
    cards: list[_Entry]


class _Deck(msgspec.Struct):
    name: str | None = None
    author: str | None = None
    player: str | None = None
    comment: str | None = None
    comments: str | None = None
    crypt: dict[str, Any] | None = None
    library: dict[str, Any] | None = None
    cards: list[_Entry] | dict[str, int] | None = None


def looks_like(text: str) -> bool:
    return text.lstrip()[:1] in ("{", "[")


def read(text: str) -> Imported:
    into = Collected(FORM_5)
    try:
        found = msgspec.json.decode(text.encode(), type=_Deck)
        into.form = FORM_4 if found.cards is None else FORM_5
        entries = list(_entries(found))
    except msgspec.ValidationError as error:
        into.trouble("json-shape", why=str(error))
        return into.done()
    except msgspec.DecodeError as error:
        into.trouble("json-broken", _line_of_byte(text, str(error)), why=str(error))
        return into.done()
    for entry in entries:
        if str(entry.id).isascii() and str(entry.id).isdigit():
            line = 0 if int(entry.id) in cards() else _line_of(text, str(entry.id))
            into.add_number(entry.count, int(entry.id), line, entry.comment or entry.comments or "")
        else:
            into.trouble("json-number", _line_of(text, str(entry.id)), text=str(entry.id))
    return into.done(found.name or "", found.author or found.player or "", found.comment or found.comments or "")


def _line_of(text: str, number: str) -> int:
    """Where a card that we do not know stands."""
    at = text.find(number)
    return text.count("\n", 0, at) + 1 if at >= 0 else 0


def _line_of_byte(text: str, error: str) -> int:
    place = _BYTE.search(error)
    return text.encode()[: int(place[1])].count(b"\n") + 1 if place else 0


def write_4(deck: Deck) -> str:
    notes = dict(deck.notes)
    crypt = [_entry_4(card.vekn, count, _usual_name(card), notes) for card, count in deck.crypt_list()]
    library = [
        {
            "type": "/".join(TYPE_NAMES[one] for one in kind.split("/")),
            "count": sum(count for _, count in listed),
            "cards": [_entry_4(card.vekn, count, card.name, notes) for card, count in listed],
        }
        for kind, listed in deck.by_type().items()
    ]
    return _json(
        {
            **_facts(deck, "comments"),
            "crypt": {"count": deck.crypt_size, "cards": crypt},
            "library": {"count": deck.library_size, "cards": library},
        }
    )


def write_5(deck: Deck) -> str:
    crypt = [
        _entry(card.vekn, card.name, count, "Crypt", [card.kind.title()], card.suffix)
        for card, count in deck.crypt_list()
    ]
    library = [
        _entry(card.vekn, card.name, count, "Library", [TYPE_NAMES[kind] for kind in card.types])
        for card, count in deck.library_list()
    ]
    notes = dict(deck.notes)
    listed = [{**entry, "comment": notes.get(entry["id"], "")} for entry in (*crypt, *library)]
    return _json({"id": "", **_facts(deck, "comment"), "cards": listed})


def _entries(found: _Deck) -> Iterator[_Entry]:
    if isinstance(found.cards, dict):
        yield from (_Entry(vekn, count) for vekn, count in found.cards.items())
    elif found.cards is not None:
        yield from found.cards
    if found.crypt is not None:
        yield from msgspec.convert(found.crypt.get("cards", []), list[_Entry])
    if found.library is not None:
        for section in msgspec.convert(found.library.get("cards", []), list[_Section]):
            yield from section.cards


def _facts(deck: Deck, description: str) -> dict[str, str]:
    facts = {"name": deck.name, "author": deck.author, description: deck.description}
    return {key: value for key, value in facts.items() if value}


def _entry_4(vekn: int, count: int, name: str, notes: Mapping[int, str]) -> dict[str, Any]:
    note = {"comments": notes[vekn]} if vekn in notes else {}
    return {"id": vekn, "count": count, "name": name, **note}


def _entry(vekn: int, name: str, count: int, kind: str, types: list[str], suffix: str = "") -> dict[str, Any]:
    return {
        "id": vekn, "printed_name": name, "unicity_suffix": _unicity(name, vekn, suffix), "suffix": suffix,
        "count": count, "kind": kind, "types": types,
    }  # fmt: skip


def _unicity(name: str, vekn: int, suffix: str) -> str:
    """The first printed of a name goes without a suffix."""
    first = min((card.vekn for card in of_that_name(name)), default=vekn)
    return "" if vekn == first else suffix


def _usual_name(card: CryptFacts) -> str:
    suffix = _unicity(card.name, card.vekn, card.suffix)
    return f"{card.name} ({suffix})" if suffix else card.name


def _json(value: dict[str, Any]) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"
