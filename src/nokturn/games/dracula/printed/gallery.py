"""Everything printed, side by side: what the card gallery shows."""

from __future__ import annotations

from nokturn.games.dracula.map.atlas import Place
from nokturn.games.dracula.printed.content import (
    DAYS,
    DRACULA,
    DRACULA_COMBAT,
    EMBLEMS,
    ENCOUNTERS,
    EVENTS,
    HUNTER_COMBAT,
    HUNTERS,
    ITEMS,
    LOCATIONS,
    MAPS,
    POWERS,
    TICKETS,
)
from nokturn.games.dracula.printed.printed import (
    Card,
    DraculaSheet,
    Encounter,
    Event,
    HunterSheet,
    Item,
    Named,
    Power,
    Ticket,
)
from nokturn.kernel.game import Face, Printed

LANGUAGES = ("en", "pl")
MATURED = {"en": "Matured effect", "pl": "Efekt przemiany"}


def _printed(card: Card, kind: str, group: str, numbers: dict[str, int], face: Face | None = None) -> Printed:
    name = {lang: card.name(lang) for lang in LANGUAGES}
    text = {lang: _text(card, lang) for lang in LANGUAGES}
    flavour = {"en": card.flavour_en, "pl": card.flavour_pl}
    return Printed(card.id, kind, group, name, text, flavour, {"count": card.count, **numbers}, card.emblem, face)


def _text(card: Card, lang: str) -> str:
    if isinstance(card, Encounter) and card.matures:
        return f"{card.text(lang)} {MATURED[lang]}: {card.mature(lang)}"
    return card.text(lang)


def _symbols(*symbols: str) -> dict[str, int]:
    """The symbols on a banner or a card of Dracula: `symbol_fangs` and so on."""
    return {f"symbol_{symbol}": 1 for symbol in symbols}


def _item(card: Item) -> Printed:
    return _printed(
        card, "item", "", {"weapon": int(card.weapon), "banner": int(card.banner), **_symbols(*card.symbols)}
    )


def _event(card: Event) -> Printed:
    """Dracula's events belong to him, a hunter's own event to that hunter."""
    group = DRACULA.id if card.side == "dracula" else card.only
    return _printed(card, "event", group, {"ally": int(card.ally)}, card.face)


def _encounter(card: Encounter) -> Printed:
    numbers = {"vampire": int(card.vampire), "can_ambush": int(card.can_ambush), "influence": card.mature_influence}
    if card.health is not None:
        numbers["health"] = card.health
    return _printed(card, "encounter", "", {**numbers, **card.amounts})


def _power(card: Power) -> Printed:
    return _printed(card, "power", DRACULA.id, {"face_up": int(card.face == "up"), "damage": card.damage})


def _character(sheet: HunterSheet | DraculaSheet) -> Printed:
    text = {
        lang: " ".join([sheet.about(lang), *(f"{a.name(lang)}: {a.text(lang)}" for a in sheet.abilities)])
        for lang in LANGUAGES
    }
    numbers = {"health": sheet.health, "event_limit": sheet.event_limit}
    if isinstance(sheet, HunterSheet):
        numbers |= {
            "turn_order": sheet.turn_order,
            "item_limit": sheet.item_limit,
            "ticket_limit": sheet.ticket_limit,
            "bite_spaces": sheet.bite_spaces,
            "permanent_bites": sheet.permanent_bites,
        }
    name = {lang: sheet.name(lang) for lang in LANGUAGES}
    return Printed(sheet.id, "character", "", name, text, {}, numbers, sheet.emblem, sheet.face)


def _location(place: Place) -> Printed:
    numbers = {f"number_{lang}": place.numbers[lang] for lang in LANGUAGES}
    numbers |= {place.size: 1, "port": int(place.port), "hospital": int(place.hospital)}
    emblem: str = getattr(EMBLEMS, place.size)
    return Printed(place.id, "location", place.region, dict(place.names), {}, {}, numbers, emblem)


def _ticket(ticket: Ticket) -> Printed:
    numbers = {"count": ticket.count, "white": ticket.white}
    if ticket.yellow is not None:
        numbers["yellow"] = ticket.yellow
    name = {lang: ticket.name(lang) for lang in LANGUAGES}
    return Printed(ticket.id, "ticket", "", name, {}, {}, numbers, EMBLEMS.ticket)


def _day(day: Named) -> Printed:
    return Printed(day.id, "day", "", {lang: day.name(lang) for lang in LANGUAGES}, {}, {}, {}, EMBLEMS.day)


GALLERY = (
    *[_character(sheet) for sheet in HUNTERS.values()],
    _character(DRACULA),
    *[_item(card) for card in ITEMS.values()],
    *[_event(card) for card in EVENTS.values()],
    *[_encounter(card) for card in ENCOUNTERS.values()],
    *[_printed(card, "hunter_combat", "", _symbols(*card.symbols)) for card in HUNTER_COMBAT.values()],
    *[_printed(card, "dracula_combat", DRACULA.id, _symbols(card.symbol)) for card in DRACULA_COMBAT.values()],
    *[_power(card) for card in POWERS.values()],
    *[Printed(region, "region", "", dict(names), {}, {}, {}, EMBLEMS.region) for region, names in MAPS.region.items()],
    *[_location(place) for place in LOCATIONS.values()],
    *[_ticket(ticket) for ticket in TICKETS.values()],
    *[_day(day) for day in DAYS.values()],
)
