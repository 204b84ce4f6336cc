"""The printed things: characters, items, events, encounters, combat cards, powers, tickets, tokens and numbers.

Everything here is read once from `content/` and never changes; the state refers to it by id.  The map is `atlas.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from nokturn.games.dracula.map.atlas import FOLDER, Place, atlas, load_atlas
from nokturn.games.dracula.map.mapfiles import read_variants
from nokturn.games.dracula.printed.printed import (
    Card,
    Content,
    DraculaCombat,
    DraculaSheet,
    Emblems,
    Encounter,
    Event,
    HunterCombat,
    HunterSheet,
    Item,
    Named,
    Numbers,
    Options,
    Power,
    Ticket,
    Tracks,
)
from nokturn.games.dracula.printed.proofreading import proofread
from nokturn.kernel.content import by_id, read_csv, read_toml


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class _Items(_File, frozen=True):
    item: list[Item]


class _Events(_File, frozen=True):
    event: list[Event]


class _Encounters(_File, frozen=True):
    encounter: list[Encounter]


class _Combat(_File, frozen=True):
    symbol: list[Named]
    hunter_combat: list[HunterCombat]
    dracula_combat: list[DraculaCombat]


class _Powers(_File, frozen=True):
    power: list[Power]


class _Characters(_File, frozen=True):
    hunter: list[HunterSheet]
    dracula: DraculaSheet


class _Tokens(_File, frozen=True):
    tokens: dict[str, int]
    cards: dict[str, int]
    other: dict[str, int]
    tracks: Tracks
    day: list[Named]


def load_content(folder: Path) -> Content:
    """Read and check every file but those of the map; a fault is a `ContentError` that names file and entry."""
    combat_file, tokens_file = folder / "combat_cards.toml", folder / "tokens.toml"
    combat = read_toml(combat_file, _Combat)
    tokens = read_toml(tokens_file, _Tokens)
    people_file, encounters_file = folder / "characters.toml", folder / "encounters.toml"
    people = read_toml(people_file, _Characters)
    found = Content(
        items=by_id(folder / "items.toml", "item", read_toml(folder / "items.toml", _Items).item),
        events=by_id(folder / "events.toml", "event", read_toml(folder / "events.toml", _Events).event),
        encounters=by_id(encounters_file, "encounter", read_toml(encounters_file, _Encounters).encounter),
        hunter_combat=by_id(combat_file, "hunter_combat", combat.hunter_combat),
        dracula_combat=by_id(combat_file, "dracula_combat", combat.dracula_combat),
        symbols=by_id(combat_file, "symbol", combat.symbol),
        powers=by_id(folder / "powers.toml", "power", read_toml(folder / "powers.toml", _Powers).power),
        hunters=by_id(people_file, "hunter", people.hunter),
        dracula=people.dracula,
        tickets=_tickets(folder / "tickets.csv"),
        tokens=tokens.tokens,
        cards=tokens.cards,
        tracks=tokens.tracks,
        days=by_id(tokens_file, "day", tokens.day),
        numbers=read_toml(folder / "numbers.toml", Numbers),
        options=read_toml(folder / "options.toml", Options),
    )
    proofread(folder, found, frozenset(load_atlas(folder, found.options.map).places))
    return found


def _tickets(path: Path) -> dict[str, Ticket]:
    tickets: dict[str, Ticket] = {}
    for row in read_csv(path, ("id", "white", "yellow", "count")):
        yellow = row.whole("yellow") if row.maybe("yellow") else None
        ticket = Ticket(row.text("id"), row.whole("white"), yellow, row.whole("count"))
        if ticket.id in tickets:
            row.wrong(f"the id '{ticket.id}' is used twice. Give each ticket its own.")
        tickets[ticket.id] = ticket
    return tickets


_content = load_content(FOLDER)
ITEMS, EVENTS, ENCOUNTERS = _content.items, _content.events, _content.encounters
HUNTER_COMBAT, DRACULA_COMBAT, SYMBOLS = _content.hunter_combat, _content.dracula_combat, _content.symbols
COMBAT: Mapping[str, HunterCombat | DraculaCombat] = {**HUNTER_COMBAT, **DRACULA_COMBAT}
POWERS, HUNTERS, DRACULA = _content.powers, _content.hunters, _content.dracula
TICKETS, TOKENS, TRACKS, DAYS = _content.tickets, _content.tokens, _content.tracks, _content.days
NUMBERS, OPTIONS = _content.numbers, _content.options
MAPS = read_variants(FOLDER)
EMBLEMS = read_toml(FOLDER / "emblems.toml", Emblems)
LOCATIONS: Mapping[str, Place] = {
    place.id: place for variant in MAPS.variant for place in atlas(variant).places.values()
}
"""The places of all maps; which of them are in play is said by the atlas of the table."""


def deck_of(shelf: Iterable[Card | Ticket]) -> tuple[str, ...]:
    """Every copy of every card, by id, in the order of the files: `deck_of(ITEMS.values())`."""
    return tuple(card.id for card in shelf for _ in range(card.count))


def events_of(side: str) -> tuple[Event, ...]:
    return tuple(event for event in EVENTS.values() if event.side == side)


_SHELVES: dict[str, tuple[Mapping[str, Named | Place | Ticket], ...]] = {
    "item": (ITEMS,),
    "event": (EVENTS,),
    "encounter": (ENCOUNTERS,),
    "combat": (ITEMS, COMBAT),
    "power": (POWERS,),
    "hunter": (HUNTERS, {DRACULA.id: DRACULA}),
    "location": (LOCATIONS,),
    "ticket": (TICKETS,),
    "day": (DAYS,),
    "symbol": (SYMBOLS,),
}


def name_of(kind: str, value: str, lang: str) -> str | None:
    """The printed name of a thing, by the kind of fact it appears as; None if it is nothing printed.

    `card` is any of them: a few ids name both a card and a token, and both are called the same."""
    if kind == "region":
        return MAPS.region[value]["pl" if lang == "pl" else "en"] if value in MAPS.region else None
    shelves = _SHELVES.get(kind) or tuple(shelf for group in _SHELVES.values() for shelf in group)
    for shelf in shelves:
        if value in shelf:
            return shelf[value].name(lang)
    return None
