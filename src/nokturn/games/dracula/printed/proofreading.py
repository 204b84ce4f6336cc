"""Refuses card files that contradict themselves, each other or the map; every fault names file and entry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import get_args

import msgspec

from nokturn.games.dracula.printed.printed import Card, Content, Encounter, Event, HunterSheet, Item, Symbol
from nokturn.kernel.content import one_language_only, wrong_entry

EVERY_SIZE = {"large", "small", "castle", "sea"}


class _Reader:
    """Reads one file; says which one when something is wrong."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def expect(self, right: bool, entry: str, otherwise: str) -> None:
        if not right:
            wrong_entry(self.path, entry, otherwise)


def proofread(folder: Path, found: Content, places: frozenset[str]) -> None:
    """`places` are the ids of the map the default table plays on."""
    shelves: dict[str, Mapping[str, Card]] = {
        "items.toml": found.items,
        "events.toml": found.events,
        "encounters.toml": found.encounters,
        "combat_cards.toml": {**found.hunter_combat, **found.dracula_combat},
        "powers.toml": found.powers,
    }
    known: set[str] = set().union(*shelves.values())
    for name, shelf in shelves.items():
        reader = _Reader(folder / name)
        for card in shelf.values():
            _card(reader, card, known)
    for item in found.items.values():
        _item(_Reader(folder / "items.toml"), item)
    for event in found.events.values():
        _event(_Reader(folder / "events.toml"), event, found)
    for encounter in found.encounters.values():
        _encounter(_Reader(folder / "encounters.toml"), encounter, found.tracks.trail_spaces)
    for power in found.powers.values():
        whole = not power.amount or power.amount.keys() == EVERY_SIZE
        _Reader(folder / "powers.toml").expect(whole, power.id, f"amount must name {', '.join(sorted(EVERY_SIZE))}.")
    _hunters(_Reader(folder / "characters.toml"), found.hunters, places)
    _symbols(_Reader(folder / "combat_cards.toml"), found)
    _copies(_Reader(folder / "tokens.toml"), found)
    for place in found.numbers.holy_never_in:
        _Reader(folder / "numbers.toml").expect(
            place in places, "holy_never_in", f"no location is called '{place}'. Use an id of locations.csv."
        )


def _both_languages(reader: _Reader, id: str, entry: msgspec.Struct) -> None:
    empty = one_language_only(entry)
    reader.expect(not empty, id, f"{empty} is empty. Write it in both languages.")
    reader.expect(getattr(entry, "name_en", id) != "", id, "it has no name. Fill in name_en and name_pl.")


def _card(reader: _Reader, card: Card, known: set[str]) -> None:
    _both_languages(reader, card.id, card)
    reader.expect(card.count >= 1, card.id, f"count is {card.count}. A card in the file has at least one copy.")
    reader.expect(bool(card.text("en")), card.id, "no text_en and text_pl. Say what the card does.")
    for other in card.against:
        reader.expect(other in known, card.id, f"against names '{other}', which is no card. Use the id of a card.")


def _item(reader: _Reader, item: Item) -> None:
    reader.expect(item.banner == bool(item.symbols), item.id, "a banner has symbols, and only a banner has them.")
    reader.expect(item.banner != bool(item.timing), item.id, "an item has either a banner or a timing (DRA-ITEM-01).")


def _event(reader: _Reader, event: Event, found: Content) -> None:
    reader.expect(bool(event.timing) != bool(event.modes), event.id, "give it either a timing or modes, not both.")
    reader.expect(
        not event.only or event.only in found.hunters, event.id, f"only names '{event.only}', who is no hunter."
    )
    keys = [mode.key for mode in event.modes]
    reader.expect(len(keys) == len(set(keys)), event.id, "two modes have the same key. Give each its own.")
    reader.expect(event.ally == ("ally" in keys), event.id, "ally = true goes with a mode whose key is 'ally'.")
    for mode in event.modes:
        _both_languages(reader, f"{event.id}/{mode.key}", mode)
        reader.expect(bool(mode.timing), f"{event.id}/{mode.key}", "timing is empty. Say when it may be played.")
        for other in mode.against:
            right = other in found.events or other in found.dracula_combat
            reader.expect(right, f"{event.id}/{mode.key}", f"against names '{other}', which is no card.")
        _on_the_trail(reader, f"{event.id}/{mode.key}", mode.spaces, found.tracks.trail_spaces)


def _encounter(reader: _Reader, encounter: Encounter, trail: int) -> None:
    influence = encounter.mature_influence
    reader.expect(encounter.vampire == (influence > 0), encounter.id, "a vampire, and only a vampire, has influence.")
    fought = encounter.after == "vampire"
    reader.expect(fought == (encounter.health is not None), encounter.id, "health goes with after = 'vampire'.")
    _on_the_trail(reader, encounter.id, encounter.mature_clears, trail)


def _on_the_trail(reader: _Reader, id: str, spaces: Iterable[int], trail: int) -> None:
    for space in spaces:
        reader.expect(1 <= space <= trail, id, f"space {space} is not on the trail. Spaces are 1 to {trail}.")


def _hunters(reader: _Reader, hunters: Mapping[str, HunterSheet], places: frozenset[str]) -> None:
    order = sorted(hunter.turn_order for hunter in hunters.values())
    for hunter in hunters.values():
        _both_languages(reader, hunter.id, hunter)
        for ability in hunter.abilities:
            _both_languages(reader, f"{hunter.id}/{ability.id}", ability)
        reader.expect(order == list(range(1, len(order) + 1)), hunter.id, f"turn orders are {order}. Count from 1.")
        reader.expect(hunter.basic_start in places, hunter.id, f"'{hunter.basic_start}' is no place of the map.")


def _symbols(reader: _Reader, found: Content) -> None:
    for symbol in get_args(Symbol):
        reader.expect(symbol in found.symbols, symbol, "no [[symbol]] has this id. Name the symbol.")
        shown = any(card.symbol == symbol for card in found.dracula_combat.values())
        reader.expect(shown, symbol, "no card of Dracula shows this symbol.")


def _copies(reader: _Reader, found: Content) -> None:
    """The decks are as large as the box says; chapter 1."""
    of_hunters = [event for event in found.events.values() if event.side == "hunter"]
    of_dracula = [event for event in found.events.values() if event.side == "dracula"]
    decks: dict[str, Iterable[Card]] = {
        "item": found.items.values(),
        "event_hunter": of_hunters,
        "event_dracula": of_dracula,
        "encounter": found.encounters.values(),
        "hunter_combat": found.hunter_combat.values(),
        "dracula_combat": found.dracula_combat.values(),
        "power": found.powers.values(),
    }
    for deck, cards in decks.items():
        copies = sum(card.count for card in cards)
        said = found.cards.get(deck)
        reader.expect(copies == said, deck, f"the files have {copies} of these cards, the box {said}. Correct a count.")
    tickets = sum(ticket.count for ticket in found.tickets.values())
    said = found.tokens.get("ticket")
    reader.expect(tickets == said, "ticket", f"tickets.csv has {tickets} tickets, the box {said}. Correct a count.")
