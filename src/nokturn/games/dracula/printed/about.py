"""What is printed on a card, a sheet or a place of the map, as a paragraph that can be read aloud."""

from __future__ import annotations

from typing import Any

from nokturn.games.dracula.map.atlas import Atlas, atlas
from nokturn.games.dracula.printed.content import (
    COMBAT,
    DRACULA,
    DRACULA_COMBAT,
    ENCOUNTERS,
    EVENTS,
    HUNTER_COMBAT,
    HUNTERS,
    ITEMS,
    LOCATIONS,
    MAPS,
    POWERS,
)
from nokturn.games.dracula.printed.printed import Encounter, Event, Item
from nokturn.kernel.words import Words

THINGS = tuple(
    dict.fromkeys((*HUNTERS, DRACULA.id, *ITEMS, *EVENTS, *ENCOUNTERS, *COMBAT, *POWERS, *LOCATIONS)),
)
"""Everything somebody might want to read."""


def about(thing: str, words: Words) -> str:
    """What is printed on the card, sheet or location `thing`; '' if it is none."""
    parts = [text for read in (_character, _item, _event, _encounter, _combat, _power) if (text := read(thing, words))]
    return " ".join([*parts, *_location(thing, words)])


def _character(thing: str, words: Words) -> str:
    if thing == DRACULA.id:
        printed: Any = DRACULA
        head = _say(
            words,
            "about-dracula",
            name=DRACULA.name(words.lang),
            health=DRACULA.health,
            events=DRACULA.event_limit,
            encounters=DRACULA.encounter_refill_to,
        )
    elif thing in HUNTERS:
        hunter = printed = HUNTERS[thing]
        head = _say(
            words,
            "about-hunter",
            name=hunter.name(words.lang),
            order=hunter.turn_order,
            health=hunter.health,
            spaces=hunter.bite_spaces,
            items=hunter.item_limit,
            events=hunter.event_limit,
            tickets=hunter.ticket_limit,
            place=hunter.basic_start,
        )
    else:
        return ""
    abilities = [f"{ability.name(words.lang)}: {ability.text(words.lang)}" for ability in printed.abilities]
    return " ".join(part for part in (head, printed.about(words.lang), *abilities) if part)


def _item(thing: str, words: Words) -> str:
    return item_words(ITEMS[thing], words) if thing in ITEMS else ""


def item_words(item: Item, words: Words) -> str:
    """An item with what it is good for in combat."""
    facts = {"name": item.name(words.lang), "weapon": item.weapon, "text": item.text(words.lang)}
    if not item.banner:
        return _say(words, "about-item-no-banner", **facts)
    return _say(words, "about-item", **facts, symbols=item.symbols)


def _event(thing: str, words: Words) -> str:
    return event_words(EVENTS[thing], words) if thing in EVENTS else ""


def event_words(event: Event, words: Words) -> str:
    """An event; its text says when it may be played, unless that is at once (DRA-EVENT-01)."""
    facts: dict[str, Any] = {"name": event.name(words.lang), "dracula": event.side == "dracula", "ally": event.ally}
    return _say(words, "about-event", **facts, immediate=event.at_once, text=event.text(words.lang))


def _encounter(thing: str, words: Words) -> str:
    if thing not in ENCOUNTERS:
        return ""
    printed = ENCOUNTERS[thing]
    return f"{_say(words, 'about-encounter', name=printed.name(words.lang))} {encounter_text(printed, words)}"


def encounter_text(encounter: Encounter, words: Words) -> str:
    """What an encounter does, and its matured effect, if it has one."""
    parts = [_say(words, "about-encounter-health", health=encounter.health)] if encounter.health else []
    parts.append(encounter.text(words.lang))
    if encounter.matures:
        parts.append(_say(words, "about-matured", text=encounter.mature(words.lang)))
    return " ".join(parts)


def _combat(thing: str, words: Words) -> str:
    if thing in HUNTER_COMBAT:
        card = HUNTER_COMBAT[thing]
        facts = {"name": card.name(words.lang), "symbols": card.symbols, "text": card.text(words.lang)}
        return _say(words, "about-basic-combat", **facts)
    if thing in DRACULA_COMBAT:
        own = DRACULA_COMBAT[thing]
        named = {"name": own.name(words.lang), "symbol": own.symbol, "text": own.text(words.lang)}
        return _say(words, "about-dracula-combat", **named, count=own.count)
    return ""


def _power(thing: str, words: Words) -> str:
    if thing not in POWERS:
        return ""
    return _say(words, "about-power", name=POWERS[thing].name(words.lang), text=POWERS[thing].text(words.lang))


# places


def _location(thing: str, words: Words) -> list[str]:
    """The place and what it is joined to; on another map too, where that differs from the usual one."""
    if thing not in LOCATIONS:
        return []
    place = LOCATIONS[thing]
    if place.kind == "sea":
        head = _say(words, "about-sea", name=place.name(words.lang))
    else:
        facts = {"name": place.name(words.lang), "size": place.size, "region": place.region}
        head = _say(words, "about-city", **facts, port=place.port, hospital=place.hospital)
    joined = {name: links_of(atlas(name), thing, words) for name in MAPS.variant if thing in atlas(name).places}
    usual = joined.pop(MAPS.default, "")
    others = [
        f"{MAPS.variant[name].name_pl if words.lang == 'pl' else MAPS.variant[name].name_en}: {text}"
        for name, text in joined.items()
        if text != usual
    ]
    return [part for part in (head, usual, *others) if part]


def links_of(europe: Atlas, place: str, words: Words) -> str:
    """Neighbours by road, by rail with the colour, and by sea; DRA-MAP-02, DRA-RAIL-02."""
    parts = []
    if europe.roads[place]:
        parts.append(_say(words, "about-roads", places=europe.roads[place]))
    for colour in ("white", "yellow"):
        stations = tuple(to for to, line in europe.rails[place] if line == colour)
        if stations:
            parts.append(_say(words, "about-rails", colour=colour, places=stations))
    if europe.seas[place]:
        parts.append(_say(words, "about-seas", places=europe.seas[place]))
    return " ".join(parts)


def _say(words: Words, key: str, **facts: Any) -> str:
    return words.say(key, facts.items())
