"""Everything printed, side by side: what the card gallery shows."""

from __future__ import annotations

import msgspec

from nokturn.games.vendetta.content import (
    ALLIANCE,
    CARDS,
    CLANS,
    DISTRICTS,
    LOCATIONS,
    RELICS,
    AllianceCard,
    Clan,
    ClanCard,
    District,
    LocationCard,
    RelicCard,
    name_of,
)
from nokturn.kernel.game import Face, Printed

LANGUAGES = ("en", "pl")


def _name(thing: str) -> dict[str, str]:
    return {lang: name_of("card", thing, lang) or thing for lang in LANGUAGES}


def _flavour(card: ClanCard | LocationCard | RelicCard | AllianceCard) -> dict[str, str]:
    return {"en": card.flavour_en, "pl": card.flavour_pl}


def _clan_card(card: ClanCard) -> Printed:
    text = {lang: card.text(lang) for lang in LANGUAGES}
    numbers = {"strength": card.strength, "starter": int(card.starter)}
    return Printed(card.id, card.kind, card.clan, _name(card.id), text, _flavour(card), numbers, card.emblem)


def _alliance_card(card: AllianceCard) -> Printed:
    role = {"en": card.role_en, "pl": card.role_pl}
    text = {lang: f"{role[lang]}. {card.text(lang)}".removesuffix(". ") for lang in LANGUAGES}
    numbers = {
        "feed": card.feed,
        "influence": card.influence,
        "drain_blood": card.drain_blood,
        "drained_influence": card.drained_influence,
        "drainable": int(card.drainable),
        "tokens": card.tokens,
    }
    face = _undead(card.face) if card.kind == "vampire" else card.face
    return Printed(card.id, card.kind, "", _name(card.id), text, _flavour(card), numbers, card.emblem, face)


def _plain_card(card: LocationCard | RelicCard, kind: str) -> Printed:
    text = {lang: card.text(lang) for lang in LANGUAGES}
    numbers = {"influence": card.influence} if isinstance(card, RelicCard) else {}
    return Printed(card.id, kind, "", _name(card.id), text, _flavour(card), numbers, card.emblem)


def _undead(face: Face | None) -> Face | None:
    return face and msgspec.structs.replace(face, undead=True)


def _clan(clan: Clan) -> Printed:
    """The clan with the face and the name of its leader."""
    about = {"en": clan.about_en, "pl": clan.about_pl}
    leader = dict.fromkeys(LANGUAGES, clan.character)
    return Printed(clan.id, "clan", "", _name(clan.id), about, leader, {}, clan.emblem, _undead(clan.face))


def _district(tile: District) -> Printed:
    return Printed(tile.id, "district", "", _name(tile.id), {}, {}, {"number": tile.number}, tile.emblem)


GALLERY = (
    *[_clan(clan) for clan in CLANS.values()],
    *[_clan_card(card) for card in CARDS.values()],
    *[_alliance_card(card) for card in ALLIANCE.values()],
    *[_plain_card(card, "location") for card in LOCATIONS.values()],
    *[_plain_card(card, "relic") for card in RELICS.values()],
    *[_district(tile) for tile in DISTRICTS.values()],
)
