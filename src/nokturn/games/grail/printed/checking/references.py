"""Whatever an effect, a condition or a choice names exists."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from nokturn.games.grail.printed.checking.look import Look, Spot
from nokturn.games.grail.printed.journal import Faced
from nokturn.games.grail.printed.language import conditions as asked
from nokturn.games.grail.printed.language import effects_of_world as world
from nokturn.games.grail.printed.reading.drafts import Draft
from nokturn.games.grail.printed.reading.faults import Fault
from nokturn.kernel.content import nearest

Names = Callable[[Draft], set[Any]]


def _in(file: str, field: str) -> Names:
    return lambda draft: draft.names(file, field)


SHELVES: dict[str, Names] = {
    "status": _in("statuses.toml", "status"),
    "secret": _in("secrets.toml", "secret"),
    "item": _in("items.toml", "item"),
    "encounter": _in("encounters.toml", "encounter"),
    "event": _in("events.toml", "event"),
    "clue": _in("chapters.toml", "clue"),
    "ending": _in("chapters.toml", "ending"),
    "chapter": _in("chapters.toml", "chapter"),
    "location": _in("locations.toml", "location"),
    "hero": _in("characters.toml", "character"),
    "card": lambda draft: draft.names("combat_cards.toml", "card") | draft.names("diplomacy_cards.toml", "card"),
    "quest": lambda draft: {*draft.written("events.toml", "event", "quest", "id")},
}
"""The names of each kind of thing."""
_LOCATIONS = {world.ReplaceLocation: ("old", "new"), world.ChangeMenhir: ("where",), world.PlaceGuardian: ("where",)}
_NAMED = ("status", "secret", "item", "encounter", "event", "clue", "ending", "chapter", "quest", "hero")
"""Fields of effects and conditions that name something of the same kind."""


def named_things_exist(look: Look) -> Iterator[Fault]:
    names = {kind: shelf(look.draft) for kind, shelf in SHELVES.items()}

    def known(spot: Spot, kind: str, name: Any) -> Iterator[Fault]:
        if name not in names[kind]:
            right = [str(one) for one in names[kind]]
            yield spot.fault(f"there is no {kind} '{name}'.{nearest(str(name), sorted(right)[:40])}")

    for spot, thing in (*look.done, *look.asked):
        fields = thing.__struct_fields__
        for kind in _NAMED:
            if kind in fields:
                yield from known(spot, kind, getattr(thing, kind))
        for field in _LOCATIONS.get(type(thing), ()):
            if isinstance(getattr(thing, field), int):
                yield from known(spot, "location", getattr(thing, field))
    for spot, node in look.nodes():
        if isinstance(node, Faced) and node.id:
            yield from known(spot, "encounter", node.id)
    for file in ("combat_cards.toml", "diplomacy_cards.toml"):
        for spot, card in look.entries(file, "card"):
            yield from known(spot, "hero", card.hero)
    for spot, chapter in look.entries("chapters.toml", "chapter"):
        for event in chapter.events:
            yield from known(spot, "event", event)
    yield from _of_the_frame(look, known)


def _of_the_frame(look: Look, known: Callable[[Spot, str, Any], Iterator[Fault]]) -> Iterator[Fault]:
    for spot, clue in look.entries("chapters.toml", "clue"):
        for place in clue.places:
            yield from known(spot, "location", place)
    for spot, event in look.entries("events.toml", "event"):
        for place in event.quest.places if event.quest else ():
            yield from known(spot, "location", place)
    for spot, start in look.entries("chapters.toml", "start_location"):
        yield from known(spot, "location", start)
    for spot, menhir in look.entries("chapters.toml", "start_menhir"):
        yield from known(spot, "location", menhir.location)
    for spot, grace in look.entries("chapters.toml", "grace"):
        yield from known(spot, "status", grace.status)
        yield from known(spot, "location", grace.menhir.location)
    for spot, hero in look.entries("tutorial.toml", "hero"):
        yield from known(spot, "hero", hero)
    for spot, cards in look.entries("tutorial.toml", "combat_deck_top"):
        for card in cards if isinstance(cards, tuple) else (cards,):
            yield from known(spot, "card", card)
    for spot, forced in look.entries("tutorial.toml", "forced_encounters"):
        for colour in forced.__struct_fields__:
            if name := getattr(forced, colour):
                yield from known(spot, "encounter", name)


def references_fit(look: Look) -> Iterator[Fault]:
    """What is named is of the right kind: a part the Status has, a Guardian that is one, a card that replaces."""
    pack = look.pack
    for spot, thing in (*look.done, *look.asked):
        match thing:
            case world.SetStatus(status=id, part=part, one_more=one_more) if id in pack.statuses:
                yield from _part(spot, look, id, part)
                if one_more and pack.statuses[id].numbered:
                    yield spot.fault(f"the parts of '{id}' are numbered. Name one: '{id}.1'.")
            case asked.StatusSet(status=id, part=part) if id in pack.statuses:
                yield from _part(spot, look, id, part)
            case asked.PartsSet(status=id, n=n) if id in pack.statuses and not 1 <= n <= pack.statuses[id].parts:
                yield spot.fault(f"'{id}' has {pack.statuses[id].parts} parts. Ask for no more of them.")
            case world.ReplaceLocation(old=old, new=new) if new in pack.locations:
                if pack.locations[new].replaces != old:
                    yield spot.fault(
                        f"{new} does not replace {old}. Write 'replaces = {old}' on {new}, or another card."
                    )
            case world.ChangeMenhir(where=int(where)) if where in pack.locations and not pack.locations[where].menhir:
                yield spot.fault(f"{where} has no Menhir. Name a Location that has one, or 'lowest'.")
            case world.PlaceGuardian(encounter=id) if id in pack.encounters:
                if "guardian" not in pack.encounters[id].traits:
                    yield spot.fault(f"'{id}' is no Guardian. Give it the trait 'guardian', or name another.")
            case world.SetDial(n=n) if not all(1 <= n.of(players) <= 12 for players in (1, 2, 3, 4)):
                yield spot.fault("a dial shows 1 to 12. Write such a number for every number of players.")
            case world.EncounterLevels(levels=levels) if not set(levels) <= {1, 2, 3, 4}:
                yield spot.fault("the levels are 1 to 4. Write some of them, like 2,3.")
            case _:
                pass


def _part(spot: Spot, look: Look, id: str, part: int) -> Iterator[Fault]:
    status = look.pack.statuses[id]
    if part > status.parts:
        yield spot.fault(f"'{id}' has {status.parts} parts. Name one of them, or give it more.")
    if part and not status.numbered:
        yield spot.fault(f"the boxes of '{id}' are not numbered. Write '{id} +1' to set one, 'count {id} n' to ask.")
